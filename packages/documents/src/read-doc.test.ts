import { describe, expect, test } from "vitest";
import { readDoc } from "./read-doc.ts";
import { readSource } from "./read-source.ts";
import { mutate } from "./testing/mutations.ts";
import { wordFile } from "./testing/word-file.ts";

describe("readDoc", () => {
  test("refuses a file that is encrypted", async () => {
    const bytes = wordFile();
    const header = Buffer.from(bytes.buffer).indexOf(Buffer.from([0xec, 0xa5]));
    bytes[header + 11] = (bytes[header + 11] ?? 0) | 0x01;
    expect(await readDoc(bytes)).toEqual({ ok: false, problem: { kind: "encrypted" } });
  });

  test("refuses half a file as damaged", async () => {
    const bytes = wordFile();
    expect(await readDoc(bytes.slice(0, bytes.length / 2))).toEqual({
      ok: false,
      problem: { kind: "damaged" },
    });
  });

  test("gives each line of text a line on the page, dashes as written and cells side by side", async () => {
    const outcome = await readSource(wordFile());
    if (!outcome.ok) throw new Error(outcome.problem.kind);
    expect(outcome.value.format).toBe("doc");

    const lines = new Map<number, string[]>();
    for (const run of outcome.value.pages.flatMap((page) => page.runs)) {
      lines.set(run.baseline, [...(lines.get(run.baseline) ?? []), run.text]);
    }
    expect([...lines.values()]).toEqual([
      ["Asha Verma"],
      ["Pune – India"],
      ["• Cut costs"],
      ["SQL", "Expert"],
      ["Python", "Good"],
      ["After"],
    ]);
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
});
