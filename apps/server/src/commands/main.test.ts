import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockedPdf, makePdf } from "@taiyari/documents/testing";
import { letterPdf } from "../testing/resume-files.ts";
import { installedProgram, sourceProgram } from "../testing/server-process.ts";

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in a process of its own. */
const taiyari = (...args: readonly string[]) => runProgram(installedProgram("taiyari"), args);

function runProgram(program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

describe("the command line", () => {
  test("says so when there is no such command, and exits with 2", async () => {
    const { code, out, err } = await taiyari("prase");
    expect(code).toBe(2);
    expect(err).toContain('There is no command "prase".');
    expect(out).toBe("");
  });

  test("lists every command with one line each, from its sources", async () => {
    const { code, out } = await runProgram(sourceProgram("taiyari"), ["help"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}parse FILE\.\.\. {2,}\S.*$/m);
    expect(out).toMatch(/^ {2}help {2,}\S.*$/m);
  });
});

describe("parse", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "parse-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function file(name: string, bytes: Uint8Array): Promise<string> {
    const place = path.join(folder, name);
    await writeFile(place, bytes);
    return place;
  }

  test("asks for a file when there is none", async () => {
    expect(await taiyari("parse")).toMatchObject({ code: 2, out: "" });
  });

  test("says that a file is missing, reads the others all the same, and exits with 1", async () => {
    const locked = await file("locked.pdf", lockedPdf());
    const missing = path.join(folder, "missing.pdf");

    const { code, out, err } = await taiyari("parse", missing, locked);

    expect(code).toBe(1);
    expect(err.trim()).toBe(`There is no file "${missing}".`);
    expect(JSON.parse(out)).toEqual({ file: locked, problem: "encrypted" });
  });

  test("prints one line per file, in the order given, with the file as given", async () => {
    const empty = await file("empty.pdf", new Uint8Array());
    const resume = await file(
      "resume.pdf",
      makePdf({
        pages: [
          {
            texts: [
              { text: "Asha Verma", x: 72, y: 770, size: 22, font: "Helvetica-Bold" },
              { text: "asha.verma@example.org", x: 72, y: 750 },
            ],
          },
        ],
      }),
    );
    const many = await file("many.pdf", makePdf({ pages: Array.from({ length: 60 }, () => ({})) }));

    const { code, out } = await taiyari("parse", many, resume, empty);

    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { file: many, problem: "too-large" },
      {
        file: resume,
        pages: 1,
        ms: expect.any(Number),
        resume: expect.objectContaining({
          basics: expect.objectContaining({ name: "Asha Verma", email: "asha.verma@example.org" }),
        }),
      },
      { file: empty, problem: "not-a-pdf" },
    ]);
  });
});

describe("score", () => {
  let folder: string;
  let resume: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "score-"));
    resume = path.join(folder, "resume.pdf");
    const texts = ["Asha Verma", "asha.verma@example.org", "Skills", "SQL, Power BI, Python"].map(
      (text, line) => ({
        text,
        x: 72,
        y: 770 - 20 * line,
      }),
    );
    await writeFile(resume, makePdf({ pages: [{ texts }] }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("asks for a resume when there is none or more than one", async () => {
    expect(await taiyari("score")).toMatchObject({ code: 2, out: "" });
    expect(await taiyari("score", resume, resume)).toMatchObject({ code: 2, out: "" });
  });

  test("names a role that does not exist", async () => {
    const { code, err } = await taiyari("score", resume, "--role", "astronaut");
    expect(code).toBe(2);
    expect(err).toContain('There is no role "astronaut".');
  });

  test("says why a file cannot be scored", async () => {
    const locked = path.join(folder, "locked.pdf");
    await writeFile(locked, lockedPdf());
    const { code, out } = await taiyari("score", locked);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ file: locked, problem: "encrypted" });
  });

  test("says of another document that it is no resume, and scores it when told to", async () => {
    const letter = path.join(folder, "letter.pdf");
    await writeFile(letter, letterPdf());
    const { code, out } = await taiyari("score", letter);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      file: letter,
      problem: "not-a-resume",
      why: "It looks like a letter: it says “Dear Manager”, “Yours sincerely” and “I am writing to”.",
    });
    expect((await taiyari("score", letter, "--anyway")).code).toBe(0);
  });

  test("prints the report, matched to the job described", async () => {
    const job = path.join(folder, "job.txt");
    await writeFile(job, "Requirements\n- SQL\n- Tableau\n");
    const { code, out } = await taiyari("score", resume, "--job", job);
    expect(code).toBe(0);
    const { report } = JSON.parse(out);
    const terms = report.match.terms.map(({ term }: { term: string }) => term);
    expect(terms).toEqual(expect.arrayContaining(["SQL", "Tableau"]));
  });

  test("measures no match without a job or a role", async () => {
    const { out } = await taiyari("score", resume);
    expect(JSON.parse(out).report.match).toBeNull();
  });
});
