import { describe, expect, test } from "vitest";
import { readPdf } from "../read-pdf.ts";
import { makePdf } from "../testing/pdf-maker.ts";

/** The texts of a page with this drawing, and whether they are bold. */
async function textsOf(drawing: string) {
  const outcome = await readPdf(makePdf({ pages: [{ texts: [], drawing }] }));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value.pages
    .flatMap((page) => page.runs)
    .filter((run) => run.text.trim() !== "")
    .map(({ text, bold }) => ({ text: text.trim(), bold }));
}

/** Letters one by one from x 72 on; a blank moves on and draws nothing. */
function letters(text: string, { pitch = 6, prints = [0, 0.25], size = 10 } = {}): string {
  return Array.from(text, (letter, i) =>
    letter === " "
      ? ""
      : prints
          .map((x) => `BT /F0 ${size} Tf 1 0 0 1 ${72 + i * pitch + x} 600 Tm (${letter}) Tj ET`)
          .join(" "),
  ).join(" ");
}

describe("glyphs that are drawn twice", () => {
  test("stay apart where they are further apart than a made-up bold letter is", async () => {
    const texts = await textsOf(letters("aab", { pitch: 6, prints: [0] }));
    expect(
      texts
        .map(({ text }) => text)
        .join("")
        .replaceAll(" ", ""),
    ).toBe("aab");
  });

  test.each([
    [{ pitch: 6, prints: [0, 0.25] }],
    [{ pitch: 6, prints: [0, 0] }],
    [{ pitch: 6, prints: [0, 0.2, 0.4] }],
    [{ pitch: 7, prints: [0, 0.5] }],
  ])("are one, and bold: %j", async (how) => {
    const texts = await textsOf(letters("Senior Analyst", how));
    expect(texts.map(({ text }) => text).join(" ")).toBe("Senior Analyst");
    expect(texts.every(({ bold }) => bold)).toBe(true);
  });
});
