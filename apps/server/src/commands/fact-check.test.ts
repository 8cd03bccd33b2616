import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newDraft } from "@taiyari/domain/draft";
import { lockedPdf, makePdf } from "@taiyari/documents/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedProgram } from "../testing/server-process.ts";

let folder: string;
let right: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fact-check-"));
  right = await file("right.txt", "Trained four dozen clerks in SQL.\n");
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, content);
  return place;
}

function factCheck(
  ...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const program = installedProgram("taiyari");
    execFile(process.execPath, [program, "fact-check", ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

describe("fact-check", () => {
  test("asks for both files, and ends with 2 for one that is not there or cannot be read", async () => {
    expect(await factCheck("--source", right)).toMatchObject({ code: 2, out: "" });
    expect(
      await factCheck("--source", path.join(folder, "none.txt"), "--text", right),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining("There is no file"),
    });
    const locked = await file("locked.pdf", lockedPdf());
    const { code, out } = await factCheck("--source", locked, "--text", right);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ file: locked, problem: "encrypted" });
    const other = await file("other.json", '{"weather": "fine"}');
    expect(await factCheck("--source", other, "--text", right)).toMatchObject({ code: 2 });
  });

  test("prints each invented stretch with its place, and ends with 1", async () => {
    const source = await file("source.txt", "Trained 48 clerks in SQL.");
    const text = await file("wrong.txt", "Trained four dozen clerks\r\nin SQL and Snowflake.\r\n");
    const { code, out } = await factCheck("--source", source, "--text", text);
    expect(code).toBe(1);
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ line: 2, column: 12, from: 37, to: 46, kind: "skill", text: "Snowflake" }]);
  });

  const words = "Trained 48 clerks in SQL";
  const draft = newDraft();
  test.each([
    {
      name: "resume.pdf",
      content: makePdf({ pages: [{ texts: [{ text: words, x: 72, y: 700 }] }] }),
    },
    {
      name: "resume.json",
      content: JSON.stringify({ basics: { name: "Asha Verma", summary: words }, work: [] }),
    },
    {
      name: "draft.json",
      content: JSON.stringify({
        ...draft,
        resumeData: {
          ...draft.resumeData,
          personal: { ...draft.resumeData.personal, summary: words },
        },
      }),
    },
  ])(
    "takes $name as the source, and ends with 0 where every fact is in it",
    async ({ name, content }) => {
      const source = await file(name, content);
      expect(await factCheck("--source", source, "--text", right)).toEqual({
        code: 0,
        out: "",
        err: "",
      });
    },
  );
});
