import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const COMMAND = join(import.meta.dirname, "check.ts");

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function check(folder: string): { readonly code: number | null; readonly said: string } {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, folder], { encoding: "utf8" });
  return { code: status, said: stdout };
}

// The content that ships is a step of `npm run check`.
test("ends with 1 for content that cannot be read, and says which file", () => {
  mkdirSync(join(root, "careers/skills"), { recursive: true });
  writeFileSync(join(root, "careers/skills/accounts.yaml"), "- { id: Tally }");
  const { code, said } = check(root);
  expect(code).toBe(1);
  expect(said).toMatch(/^careers\/skills\/accounts\.yaml, item 1 "Tally", id: /m);
});
