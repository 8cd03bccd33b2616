import { describe, expect, test } from "vitest";
import { run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

/** Runs of a page in the order given; each begins where the one before ends, moved by `dx`, and is raised by `up`. */
function textsOf(
  ...parts: readonly [text: string, at?: { dx?: number; up?: number; size?: number }][]
) {
  let x = 50;
  const runs = parts.map(([text, { dx = 0, up = 0, size = 10 } = {}]) => {
    const made = run(text, { x: x + dx, baseline: 100 - up, size });
    x = made.x + made.width;
    return made;
  });
  const page = { width: 595, height: 842, runs, links: [], images: [], rules: [] };
  return readLines({ format: "pdf", pages: [page], producer: "", tagged: false }).lines.map(
    ({ text }) => text,
  );
}

describe("onOneBaseline", () => {
  test("leaves a line that stands a whole row lower where it is", () => {
    expect(textsOf(["Loom"], ["E", { up: -14 }], ["Madder"])).toEqual(["Loom Madder", "E"]);
  });

  test("reads raised and lowered letters within a word as that word", () => {
    expect(
      textsOf(
        ["SQL, L"],
        ["A", { dx: -3.6, up: 2.1, size: 7 }],
        ["T", { dx: -1.5 }],
        ["E", { up: -2.6 }],
        ["X"],
      ),
    ).toEqual(["SQL, LATEX"]);
  });

  test("reads the raised end of an ordinal number with the number", () => {
    expect(textsOf(["1"], ["st", { up: 3.6, size: 7 }], [" prize"])).toEqual(["1st prize"]);
  });
});
