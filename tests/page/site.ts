import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

/** The folder of the built page. */
export const dist = fileURLToPath(new URL("../../www/dist/", import.meta.url));

/** The page's host. */
export type Site = Awaited<ReturnType<typeof serve>>;

/** Serves the built page below `base`, and nothing else, as a plain static host does. */
export async function serve(base: string, headers: Record<string, string> = {}) {
  if (!existsSync(`${dist}index.html`)) throw new Error("the page isn't built: run `cargo xtask build`");
  const filesOf = (folder: string) => sirv(folder, { dev: true, setHeaders: (response) => setAll(response, headers) });
  let files = filesOf(dist);
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404).end();
    };
    if (!request.url?.startsWith(base)) return missing();
    request.url = `/${request.url.slice(base.length)}`;
    files(request, response, missing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    /** Has another folder in its place from now on. */
    deploy(folder: string) {
      files = filesOf(folder);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function setAll(response: { setHeader(name: string, value: string): void }, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
