/** Says something to a screen reader, politely: what is said last stands in the region. */
export function createAnnouncer(region: HTMLElement): (text: string) => void {
  return (text) => {
    // A new element each time, so that the same words twice are said twice.
    const line = document.createElement("p");
    line.textContent = text;
    region.replaceChildren(line);
  };
}
