// The types: as the snapshot has them, and as a strict compiler understands them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { createTwoFilesPatch } from "diff";
import { snapshot, surface } from "./api-snapshot.js";
import { here } from "./harness/paths.js";
import { run } from "./harness/run.js";

test("the public types are those of the snapshot", async () => {
  const [was, is] = [await readFile(snapshot, "utf8"), await surface()];
  const difference = createTwoFilesPatch("api.d.ts.snap", "pkg/dist", was, is, "committed", "built");
  if (was !== is) assert.fail(`${difference}\nIf the change is meant: npm run snapshot`);
});

for (const compiler of ["typescript", "typescript-5"]) {
  for (const resolution of ["bundler", "nodenext"]) {
    test(`every name has its exact type: ${compiler}, ${resolution}`, async () => {
      const tsc = join(here, "node_modules", compiler, "bin", "tsc");
      const config = join(here, "types", `tsconfig.${resolution}.json`);
      await run(process.execPath, [tsc, "--project", config, "--pretty", "false"]);
    });
  }
}
