import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { CHUNK_GROUPS } from "../apps/web/build/chunk-groups.ts";
import { ROOT } from "./run.ts";

/** Where modules of the web's build come from; of packages, only their folders. */
async function possibleModules(): Promise<string[]> {
  const sources = ["apps/web/src", "packages/domain/src"].map(async (folder) => {
    const names = await readdir(path.join(ROOT, folder), { recursive: true });
    return names.map((name) => path.posix.join("/", folder, name.replaceAll(path.sep, "/")));
  });
  const packages = (await readdir(path.join(ROOT, "node_modules"))).map(
    (name) => `/node_modules/${name}/`,
  );
  // What the bundler adds by itself, to load a screen when it is opened.
  const added = ["\0vite/preload-helper.js"];
  return [...(await Promise.all(sources)).flat(), ...packages, ...added];
}

test.each(CHUNK_GROUPS)(
  "finds every module that the chunk $name is made of, under the name it has now",
  async ({ modules }) => {
    const possible = await possibleModules();
    const lost = modules.filter((module) => !possible.some((id) => module.test(id)));
    expect(lost).toEqual([]);
  },
);
