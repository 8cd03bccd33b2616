import { describe, expect, test } from "vitest";
import { readDoc } from "./read-doc.ts";
import { readSource } from "./read-source.ts";
import { mutate } from "./testing/mutations.ts";
import { sameResume } from "./testing/same-resume.ts";
import { wordFile } from "./testing/word-file.ts";

const DAMAGED = { ok: false, problem: { kind: "damaged" } };

/** Where the main stream's information block begins. */
function informationAt(bytes: Uint8Array): number {
  return Buffer.from(bytes.buffer).indexOf(Buffer.from([0xec, 0xa5]));
}

function readRuns(bytes: Uint8Array) {
  const outcome = readDoc(bytes);
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value.pages.flatMap((page) => page.runs);
}

function linesOf(bytes: Uint8Array): string[][] {
  const lines = new Map<number, string[]>();
  for (const run of readRuns(bytes)) {
    lines.set(run.baseline, [...(lines.get(run.baseline) ?? []), run.text]);
  }
  return [...lines.values()];
}

describe("readDoc refuses", () => {
  test("a file that is encrypted", () => {
    const bytes = wordFile();
    const flags = informationAt(bytes) + 11;
    bytes[flags] = (bytes[flags] ?? 0) | 0x01;
    expect(readDoc(bytes)).toEqual({ ok: false, problem: { kind: "encrypted" } });
  });

  test("half a file as damaged", () => {
    const bytes = wordFile();
    expect(readDoc(bytes.slice(0, bytes.length / 2))).toEqual(DAMAGED);
  });

  test("a file older than Word 6, and one whose directory is gone, as damaged", () => {
    const old = wordFile();
    new DataView(old.buffer).setUint16(informationAt(old) + 2, 45, true);
    expect(readDoc(old)).toEqual(DAMAGED);

    const lost = wordFile();
    lost.fill(0xff, 0x30, 0x34);
    expect(readDoc(lost)).toEqual(DAMAGED);
  });

  test("a file without a letter", () => {
    const bytes = wordFile();
    const view = new DataView(bytes.buffer);
    const at = informationAt(bytes);
    const text = at + view.getUint32(at + 0x18, true);
    for (let letter = 0; letter < view.getInt32(at + 0x4c, true); letter += 1) {
      view.setUint16(text + 2 * letter, 0x31, true);
    }
    expect(readDoc(bytes)).toEqual({ ok: false, problem: { kind: "no-text", pages: 1 } });
  });
});

describe("readDoc", () => {
  test("gives each line of text a line on the page, dashes as written and cells side by side", () => {
    expect(linesOf(wordFile())).toEqual([
      ["Asha Verma"],
      ["Pune – India"],
      ["• Cut costs"],
      ["SQL", "Expert"],
      ["Python", "Good"],
      ["After"],
    ]);
  });

  test("knows size, weight, slant and font of letters", () => {
    const runs = readRuns(sameResume().doc);
    const look = (text: string) => runs.find((run) => run.text === text);
    const font = "Liberation Sans";
    expect(look("Asha Verma")).toMatchObject({ size: 18, bold: true, italic: false, font });
    expect(look("EXPERIENCE")).toMatchObject({ size: 12, bold: true });
    expect(look("Sahyadri Utilities, Pune")).toMatchObject({
      size: 10.5,
      italic: true,
      bold: false,
    });
  });

  test("puts bullets and numbers in front of list items, and counts on", () => {
    const markers = linesOf(sameResume().doc).map(([first]) => first);
    expect(markers.filter((marker) => marker === "•")).toHaveLength(4);
    expect(markers.filter((marker) => /^\d\.$/.test(marker ?? ""))).toEqual(["1.", "2."]);
  });

  test("moves dates to their right tab, and the footer with the page's number to the foot", () => {
    const runs = readRuns(sameResume().doc);
    const dates = runs.find((run) => run.text === "Jun 2021 – Present");
    expect((dates?.x ?? 0) + (dates?.width ?? 0)).toBeCloseTo(595.3 - 56.7, 0);
    expect(runs.find((run) => run.text === "Page 1")?.baseline).toBeGreaterThan(780);
  });

  test("gives links their target and ruled headings their line", () => {
    const outcome = readDoc(sameResume().doc);
    const [page] = outcome.ok ? outcome.value.pages : [];
    expect(page?.links.map((link) => link.url)).toEqual([
      "mailto:asha.verma@post.example",
      "https://github.com/asha-verma-example",
    ]);
    expect(page?.rules.filter((rule) => rule.width > 400).length).toBeGreaterThanOrEqual(6);
  });

  test("reads the text of a Word 95 file, each paragraph on its line", () => {
    const bytes = wordFile();
    const view = new DataView(bytes.buffer);
    const at = informationAt(bytes);
    const text = "Asha Verma\rPune \u0013 DATE \u0014India\u0015\rSQL\tExpert\r";
    view.setUint16(at + 2, 104, true);
    // Word 95 states the text's length elsewhere, and had one byte for each letter.
    view.setInt32(at + 0x34, text.length, true);
    bytes.set(Buffer.from(text, "latin1"), at + view.getUint32(at + 0x18, true));
    expect(linesOf(bytes)).toEqual([["Asha Verma"], ["Pune India"], ["SQL", "Expert"]]);
  });

  test("gives a problem or a document for every one of 200 damaged copies", async () => {
    const whole = wordFile();
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const outcome = await readSource(mutate(whole, seed));
      outcomes.add(outcome.ok ? "read" : outcome.problem.kind);
    }
    expect(outcomes).toContain("read");
    expect(outcomes).toContain("damaged");
  });

  test.each([0xff, 0x7f, 0x00])(
    "ends soon whatever number of the information block is %i",
    (value) => {
      const whole = sameResume().doc;
      const start = performance.now();
      for (let at = informationAt(whole); at < informationAt(whole) + 0x300; at += 4) {
        const bytes = new Uint8Array(whole);
        bytes.fill(value, at, at + 4);
        readDoc(bytes);
      }
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});
