import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readTemplates } from "./built-templates.ts";
import { projectRoot } from "./project.ts";

const FOLDERS = path.join("content", "templates");
const BUILT = path.join("apps", "server", "dist", "templates.json");

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "taiyari-templates-"));
  await cp(path.join(projectRoot(), FOLDERS), path.join(root, FOLDERS), { recursive: true });
  await mkdir(path.dirname(path.join(root, BUILT)), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function build(at: Date, ...ids: readonly string[]): Promise<void> {
  const file = path.join(root, BUILT);
  await writeFile(file, JSON.stringify(ids.map((id) => ({ id, name: id }))));
  await utimes(file, at, at);
}

const ids = () => readTemplates(root).map(({ id }) => id);

test("refuses a folder in which nothing is a template", async () => {
  await rm(path.join(root, FOLDERS), { recursive: true });
  await mkdir(path.join(root, FOLDERS, "half"), { recursive: true });
  expect(() => readTemplates(root)).toThrow(/templates\/half\/index\.html/);
});

test("leaves out a folder that is no template, says why, and goes on with the others", async () => {
  await mkdir(path.join(root, FOLDERS, "half"));
  const said: string[] = [];
  const read = readTemplates(root, (sentence) => said.push(sentence)).map(({ id }) => id);
  expect(read).toContain("modern");
  expect(read).not.toContain("half");
  expect(said[0]).toBe(
    "A template is left out. templates/half/index.html: the file cannot be read. Create it.",
  );
});

test("reads the folders where nothing was built, modern and minimalist before the others", () => {
  expect(ids().slice(0, 3)).toEqual(["modern", "minimalist", "academic"]);
});

test("accepts a thumbnail beside a template's files", async () => {
  await writeFile(path.join(root, FOLDERS, "modern", "thumbnail.webp"), "");
  expect(ids()[0]).toBe("modern");
});

test("takes what was built after the last change, in the same order", async () => {
  await build(new Date(Date.now() + 60_000), "zebra", "minimalist", "apple", "modern");
  expect(ids()).toEqual(["modern", "minimalist", "apple", "zebra"]);
});

test("reads the folders again when a file in them was changed after the build", async () => {
  await build(new Date(Date.now() - 3_600_000), "zebra");
  expect(ids()).not.toContain("zebra");
});
