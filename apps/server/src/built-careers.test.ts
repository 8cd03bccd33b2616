import { cp, mkdtemp, mkdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCareers } from "./built-careers.ts";
import { projectRoot } from "./project.ts";

const YAML = path.join("content", "careers");
const BUILT = path.join("apps", "server", "dist", "careers.json");
const AS_BUILT = { skills: [], roles: [], industries: [] };

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "taiyari-careers-"));
  await cp(path.join(projectRoot(), YAML), path.join(root, YAML), { recursive: true });
  await mkdir(path.dirname(path.join(root, BUILT)), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function build(at: Date): Promise<void> {
  const file = path.join(root, BUILT);
  await writeFile(file, JSON.stringify(AS_BUILT));
  await utimes(file, at, at);
}

test("refuses YAML of another shape, and names the file", async () => {
  await writeFile(path.join(root, YAML, "industries.yaml"), "- { id: 7 }");
  expect(() => readCareers(root)).toThrow(/industries/);
});

test("reads the YAML where nothing was built", () => {
  expect(readCareers(root).roles.length).toBeGreaterThan(40);
});

test("takes what was built after the last change", async () => {
  await build(new Date(Date.now() + 60_000));
  expect(readCareers(root)).toEqual(AS_BUILT);
});

test("reads the YAML again when a file of it was changed after the build", async () => {
  await build(new Date(Date.now() - 3_600_000));
  expect(readCareers(root).roles.length).toBeGreaterThan(40);
});
