import { expect, test } from "vitest";
import { isTrouble, savingWords } from "./saving.ts";

test("says since when everything is kept", () => {
  expect(savingWords({ kind: "saved", at: null }, 0)).toBe("Saved");
  expect(savingWords({ kind: "saved", at: 1_000 }, 1_400)).toBe("Saved just now");
  expect(savingWords({ kind: "saved", at: 1_000 }, 3_000)).toBe("Saved 2 s ago");
  expect(savingWords({ kind: "saved", at: 0 }, 5 * 60_000)).toBe("Saved 5 min ago");
  expect(savingWords({ kind: "saved", at: 0 }, 3 * 3_600_000)).toBe("Saved 3 h ago");
});

test("takes a clock that was set back for no time at all", () => {
  expect(savingWords({ kind: "saved", at: 9_000 }, 1_000)).toBe("Saved just now");
});

test("tells a screen reader of trouble, not of each saving", () => {
  expect(isTrouble({ kind: "failed" })).toBe(true);
  expect(isTrouble({ kind: "conflict" })).toBe(true);
  expect(isTrouble({ kind: "saving" })).toBe(false);
  expect(isTrouble({ kind: "saved", at: 1 })).toBe(false);
});
