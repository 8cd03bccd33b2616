import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run.ts";

const PICTURE = path.join(ROOT, "docs/pictures/architecture.svg");

/** Each "importer → imported" among the workspaces, as their package.json files have it. */
async function dependencies(): Promise<string[]> {
  const found = await Promise.all(
    ["apps", "packages"].map(async (parent) => {
      const names = await readdir(path.join(ROOT, parent));
      return Promise.all(names.map((name) => dependenciesOf(`${parent}/${name}`)));
    }),
  );
  return found.flat(2);
}

async function dependenciesOf(workspace: string): Promise<string[]> {
  const file = path.join(ROOT, workspace, "package.json");
  const { dependencies: own = {} } = JSON.parse(await readFile(file, "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(own)
    .filter((name) => name.startsWith("@taiyari/"))
    .map((name) => `${workspace} → ${name.replace("@taiyari/", "packages/")}`);
}

test("the picture of the architecture has an arrow for each package that another imports, and no other", async () => {
  const picture = await readFile(PICTURE, "utf8");
  const arrows = [...picture.matchAll(/data-from="([^"]+)" data-to="([^"]+)"/g)];
  expect(arrows.map(([, from, to]) => `${from} → ${to}`).toSorted()).toEqual(
    (await dependencies()).toSorted(),
  );
});
