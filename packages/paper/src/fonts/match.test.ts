import { describe, expect, test } from "vitest";
import { nearestWeight, splitByFace, stackOf } from "./match.ts";

const INTER = '"Inter", "Noto Sans Devanagari", "Paper Symbols", sans-serif';

describe("nearestWeight", () => {
  test.each([
    { offered: [], wanted: 400, chosen: 400 },
    { offered: [400, 700], wanted: 400, chosen: 400 },
    { offered: [300, 500, 700], wanted: 400, chosen: 500 },
    { offered: [300, 700], wanted: 450, chosen: 300 },
    { offered: [600, 700], wanted: 500, chosen: 600 },
    { offered: [300, 400, 700], wanted: 350, chosen: 300 },
    { offered: [400, 700], wanted: 300, chosen: 400 },
    { offered: [400, 700], wanted: 600, chosen: 700 },
    { offered: [400, 600], wanted: 900, chosen: 600 },
  ])("selects $chosen of $offered for $wanted, as CSS does", ({ offered, wanted, chosen }) => {
    expect(nearestWeight(offered, wanted)).toBe(chosen);
  });
});

describe("stackOf", () => {
  test("names families that no face has, but not generic ones", () => {
    const { faces, unknown } = stackOf({
      family: "Helvetica, sans-serif",
      weight: 400,
      style: "normal",
    });
    expect(faces).toEqual([]);
    expect(unknown).toEqual(["Helvetica"]);
  });

  test("takes an italic face where one is wanted, and upright where the family has none", () => {
    const stack = stackOf({ family: INTER, weight: 700, style: "italic" });
    const styles = new Set(
      stack.faces.map(({ family, weight, style }) => `${family} ${weight} ${style}`),
    );
    expect([...styles]).toEqual([
      "Inter 700 italic",
      "Noto Sans Devanagari 700 normal",
      "Paper Symbols 400 normal",
    ]);
  });
});

describe("splitByFace", () => {
  const stack = stackOf({ family: INTER, weight: 400, style: "normal" });
  const runs = (text: string, missing: string[] = []) =>
    splitByFace(text, stack, (grapheme) => missing.push(grapheme)).map(({ text: run, face }) => [
      run,
      face.id,
    ]);

  test("names what no face has, and gives it to the face of boxes", () => {
    const missing: string[] = [];
    expect(runs("a🫖b", missing)).toEqual([
      ["a", "inter-latin-400-normal"],
      ["🫖", "paper-boxes"],
      ["b", "inter-latin-400-normal"],
    ]);
    expect(missing).toEqual(["🫖"]);
  });

  test("takes another face's glyph for what its own stack lacks, and names it all the same", () => {
    const missing: string[] = [];
    expect(runs("க", missing)).toEqual([["க", "noto-sans-tamil-tamil-400-normal"]]);
    expect(missing).toEqual(["க"]);
  });

  test("keeps a syllable in one face and punctuation in the first that has it", () => {
    expect(runs("Aक्षे, ★")).toEqual([
      ["A", "inter-latin-400-normal"],
      ["क्षे", "noto-sans-devanagari-devanagari-400-normal"],
      [", ", "inter-latin-400-normal"],
      ["★", "paper-symbols"],
    ]);
  });

  test("goes to the extended face of the same family for a letter the first lacks", () => {
    expect(runs("Łódź")).toEqual([
      ["Ł", "inter-latin-ext-400-normal"],
      ["ód", "inter-latin-400-normal"],
      ["ź", "inter-latin-ext-400-normal"],
    ]);
  });
});
