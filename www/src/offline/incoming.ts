import { IMPORT, type IncomingText, putTexts, takeTexts } from "./stash.ts";

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

const place = new URL(".", document.baseURI);

/** The texts that were shared with the page or opened with it since the last time; each is handed out once. */
export async function takeIncoming(): Promise<IncomingText[]> {
  if (typeof caches === "undefined") return [];
  try {
    return await takeTexts(place);
  } catch {
    // The browser keeps nothing for this page, so nothing can have come.
    return [];
  }
}

/** Files that the system opens with the installed page. */
export function watchOpenedFiles(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length === 0) return;
    const opened = await Promise.all(files.map((handle) => handle.getFile()));
    await putTexts(
      place,
      await Promise.all(opened.map(async (file) => ({ name: file.name, text: await file.text() }))),
    );
    location.hash = IMPORT;
  });
}
