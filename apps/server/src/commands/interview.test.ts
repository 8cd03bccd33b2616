import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makePdf } from "@taiyari/documents/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedProgram } from "../testing/server-process.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../bench/interview/candidates", import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function interview(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const all = [installedProgram("taiyari"), "interview", ...args];
    execFile(process.execPath, all, { maxBuffer: 2 ** 24 }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

describe("interview", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "interview-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function script(text: string, name = "candidate.yaml"): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  }

  test("asks for a script, and says that a file is missing", async () => {
    expect(await interview()).toMatchObject({ code: 2, out: "" });
    const missing = await interview("--script", path.join(folder, "none.yaml"));
    expect(missing).toMatchObject({ code: 2, out: "" });
    expect(missing.err).toContain("There is no file");
  });

  test.each([
    ["minutes: lots\nanswers: []", ":1: “lots” is none of them: write 10, 25 or 40 for minutes."],
    ["type: hr\nmanner: 7\nanswers: []", ":2: “7” is none of them: write warm, plain"],
    ["answers:\n  - Yes\n  - [a, b]", ":3: write a text, or an object with text."],
    ["answers:\n  - text: Yes\n    seconds: soon", ":3: write a number of seconds for seconds"],
    ["answers: {", ":1: neither JSON nor YAML"],
    ["- just a list", ":1: write fields: at least answers"],
    ["questions: [no-such-question]\nanswers: []", "there is no question “no-such-question”"],
    ["resume: nowhere.pdf\nanswers: []", "the resume “nowhere.pdf” is no file."],
    ["job: nowhere.txt\nanswers: []", "the job “nowhere.txt” is no file."],
  ])("refuses %j and says where", async (text, said) => {
    const { code, out, err } = await interview("--script", await script(text));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(said);
  });

  test("names a field that means nothing, and plays on", async () => {
    const { code, err, out } = await interview(
      "--script",
      await script("hobby: chess\nanswers: [Hello there]"),
    );
    expect(err).toContain("candidate.yaml:1: “hobby” is no field of a script, and is left out.");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ phase: "ended", unusedAnswers: 0 });
  });

  test("plays somebody of an unknown role by the questions of every role", async () => {
    const file = await script(
      "role: wizard of nothing\npersona: shy\ncandidate: Asha\nanswers: [Hello there]",
    );
    const { code, err, out } = await interview("--script", file);
    expect(err).toContain("The role “wizard of nothing” is asked as any role.");
    expect(err).toContain("candidate.yaml:2: “shy” is none of them");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ setup: { role: "" }, unusedAnswers: 0 });
  });

  test("asks about a resume beside the script and its own words, and prints the whole report", async () => {
    const lines = [
      "Asha Verma",
      "asha.verma@example.org",
      "Experience",
      "Data Analyst, Saral Commerce",
      "Mar 2022 - Present",
      "- Cut courier refunds by 38% by moving one hub",
    ];
    const pdf = makePdf({
      pages: [{ texts: lines.map((text, at) => ({ text, x: 72, y: 780 - 20 * at })) }],
    });
    await writeFile(path.join(folder, "asha.pdf"), pdf);
    const said = "In 2015 I joined Saral Commerce, and I did it alone.";
    const text = JSON.stringify({
      interview_type: "resume",
      cv: "asha.pdf",
      persona: "strict",
      responses: [said],
    });

    const { code, out } = await interview(
      "--script",
      await script(text, "candidate.json"),
      "--json",
    );
    const printed = JSON.parse(out);

    expect(code).toBe(0);
    expect(printed.setup).toMatchObject({
      kind: "resume",
      manner: "probing",
      source: "resume",
      role: "data-analyst",
    });
    const asks = printed.plan.map(({ ask }: { ask: string }) => ask).join("\n");
    expect(asks).toContain("Your resume says “Cut courier refunds by 38%");
    const back = printed.turns.find(({ kind }: { kind?: string }) => kind === "follow-up");
    expect(back).toMatchObject({ about: { kind: "contradiction" }, question: 1 });
    expect(said).toContain(back.quote);
    expect(printed.report.answers).toHaveLength(1);
    for (const { turn, text: quoted } of printed.report.answers[0].quotes)
      expect([turn, said]).toEqual([0, expect.stringContaining(quoted)]);
  });

  test("plays each candidate of the bench to the end", async () => {
    for (const name of await readdir(EXAMPLES)) {
      const { code, out, err } = await interview("--script", path.join(EXAMPLES, name));
      expect({ name, code, err }).toEqual({ name, code: 0, err: "" });
      expect(JSON.parse(out)).toMatchObject({
        phase: "ended",
        unusedAnswers: 0,
        report: { engine: "built-in" },
      });
    }
  });

  test("prints the conversation to be read", async () => {
    const { out } = await interview("--script", path.join(EXAMPLES, "injecting.yaml"), "--text");
    expect(out).toMatch(/^0:00 Interviewer \(kickoff\): Hello\./u);
    expect(out).toMatch(/25:00 of 25:00, ended\n$/u);
  });
});
