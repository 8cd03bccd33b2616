import { describe, expect, test } from "vitest";
import { createFontLibrary, facesForText } from "./library.ts";

const INTER = "inter-latin-400-normal";

describe("createFontLibrary", () => {
  test("refuses a face that there is not", async () => {
    await expect(createFontLibrary(async () => new Uint8Array()).load(["arial"])).rejects.toThrow(
      "arial",
    );
  });

  test("tries again after a failure", async () => {
    let tries = 0;
    const library = createFontLibrary(async () => {
      if (++tries === 1) throw new Error("offline");
      return new Uint8Array([1]);
    });
    await expect(library.load([INTER])).rejects.toThrow("offline");
    expect((await library.load([INTER])).get(INTER)).toEqual(new Uint8Array([1]));
  });

  test("reads each face once", async () => {
    const read: string[] = [];
    const library = createFontLibrary(async ({ id }) => {
      read.push(id);
      return new Uint8Array();
    });
    await Promise.all([library.load([INTER, INTER]), library.load([INTER])]);
    expect(read).toEqual([INTER]);
  });
});

describe("facesForText", () => {
  test("asks for no face of a script that the text does not use", () => {
    const family = "Inter, Noto Sans Tamil, Noto Sans Telugu";
    const files = new Set(facesForText("Tamil: க", family).map((face) => face.family));
    expect([...files].toSorted()).toEqual(["Inter", "Noto Sans Tamil"]);
    expect(facesForText("abc", family).every(({ id }) => id.startsWith("inter-latin-"))).toBe(true);
  });
});
