import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const dist = fileURLToPath(new URL("../../www/dist/", import.meta.url));

/** Serves the built page below `base`, and nothing else, as a plain static host does. */
export async function serve(base: string, headers: Record<string, string> = {}) {
  if (!existsSync(`${dist}index.html`)) throw new Error("the page isn't built: run `cargo xtask build`");
  const files = sirv(dist, { dev: true, setHeaders: (response) => setAll(response, headers) });
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
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function setAll(response: { setHeader(name: string, value: string): void }, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
