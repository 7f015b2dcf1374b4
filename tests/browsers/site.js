import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const dist = fileURLToPath(new URL("../../www/dist/", import.meta.url));

/** The built page on localhost, which can go offline: then nobody answers at its port. */
export class Site {
  #server = null;
  #port = 0;

  async start() {
    if (!existsSync(`${dist}index.html`)) throw new Error("the page isn't built: run `cargo xtask build`");
    this.#server = createServer(sirv(dist, { dev: true }));
    await new Promise((resolve, reject) => {
      this.#server.once("error", reject).listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = this.#server.address().port;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }
}
