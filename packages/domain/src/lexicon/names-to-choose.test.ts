import { expect, test } from "vitest";
import { SPOKEN_LANGUAGE_NAMES } from "./names-to-choose.ts";
import { isSpokenLanguage } from "./spoken-languages.ts";

test("offers no language that the reader would not know again, and none twice", () => {
  expect(SPOKEN_LANGUAGE_NAMES.filter((name) => !isSpokenLanguage(name))).toEqual([]);
  expect(new Set(SPOKEN_LANGUAGE_NAMES).size).toBe(SPOKEN_LANGUAGE_NAMES.length);
});
