import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkThumbnails } from "./check-thumbnails.ts";

const FOLDER = "templates/modern";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(root, FOLDER), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("names a template without a picture, and the command that makes it", () => {
  expect(checkThumbnails(root, [{ id: "modern" }])).toEqual([
    "templates/modern/thumbnail.webp: the picture is missing. Run: npm run thumbnails",
  ]);
});

test.each([
  { bytes: 30_001, problems: 1 },
  { bytes: 30_000, problems: 0 },
])("finds $problems problems with a picture of $bytes bytes", ({ bytes, problems }) => {
  writeFileSync(join(root, FOLDER, "thumbnail.webp"), new Uint8Array(bytes));
  expect(checkThumbnails(root, [{ id: "modern" }])).toHaveLength(problems);
});
