import { strToU8, zipSync } from "fflate";
import { importLinkedin } from "@taiyari/domain/import";
import { describe, expect, test } from "vitest";
import { openLinkedinZip } from "./open-linkedin-zip.ts";

const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const problemOf = (bytes: Uint8Array) => {
  const outcome = openLinkedinZip(bytes);
  return outcome.ok ? null : outcome.problem;
};
const SKILLS = { "Skills.csv": "Name\nWelding\n" };

describe("openLinkedinZip refuses", () => {
  test("nothing", () => {
    expect(problemOf(new Uint8Array())).toEqual({ kind: "empty" });
  });

  test("a file that is no ZIP", () => {
    expect(problemOf(strToU8("%PDF-1.7 …"))).toEqual({ kind: "not-linkedin", found: [] });
  });

  test("a ZIP that is no LinkedIn export, and names what is in it", () => {
    expect(problemOf(zip({ "word/document.xml": "<a/>", "photos/": "" }))).toEqual({
      kind: "not-linkedin",
      found: ["word/document.xml"],
    });
    expect(problemOf(zip({}))).toEqual({ kind: "not-linkedin", found: [] });
  });

  test("a ZIP that was cut off, or whose contents are damaged", () => {
    const whole = zip({ "Skills.csv": `Name\n${"Welding\n".repeat(500)}` });
    expect(problemOf(whole.slice(0, whole.length - 30))).toEqual({ kind: "damaged-zip" });
    const broken = whole.slice();
    broken.fill(0xff, 45, 70);
    expect(problemOf(broken)).toEqual({ kind: "damaged-zip" });
  });

  test("an encrypted ZIP", () => {
    const locked = zip(SKILLS);
    const view = new DataView(locked.buffer, locked.byteOffset);
    for (let at = 0; at < locked.length - 10; at++) {
      const signature = view.getUint32(at, true);
      if (signature === 0x04034b50) locked[at + 6] = 1;
      if (signature === 0x02014b50) locked[at + 8] = 1;
    }
    expect(problemOf(locked)).toEqual({ kind: "encrypted-zip" });
  });

  test("no cut of a ZIP makes it throw", () => {
    const whole = zip({ ...SKILLS, "Positions.csv": "Company Name,Title\nA,B\n" });
    for (let end = 0; end < whole.length; end++) {
      expect(() => openLinkedinZip(whole.slice(0, end))).not.toThrow();
    }
    for (let at = 0; at < whole.length; at++) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(() => openLinkedinZip(changed)).not.toThrow();
    }
  });
});

describe("openLinkedinZip", () => {
  test("unpacks the tables of a resume and nothing else", () => {
    const outcome = openLinkedinZip(
      zip({
        "Basic/Skills.csv": "\uFEFFName\nWelding\n",
        "messages.csv": "FROM\nSecret",
        "media/": "",
      }),
    );
    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect([...outcome.value.files]).toEqual([["Basic/Skills.csv", "Name\nWelding\n"]]);
    expect(outcome.value.others).toEqual(["messages.csv"]);
    let last = 0;
    const imported = importLinkedin(
      outcome.value.files,
      () => String(++last),
      outcome.value.others,
    );
    expect(imported.ok && imported.value.draft.resumeData.skills.technical).toEqual(["Welding"]);
  });

  test("leaves a bomb packed, takes the rest and names what it left", () => {
    const bomb = zip({ ...SKILLS, "Positions.csv": "\0".repeat(6 * 1024 * 1024) });
    const outcome = openLinkedinZip(bomb);
    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect([...outcome.value.files.keys()]).toEqual(["Skills.csv"]);
    expect(outcome.value.others).toEqual(["Positions.csv"]);
  });
});
