import { expect, test } from "vitest";
import { placeOf, searchOf } from "./place.ts";

test("an address without a place, or with an unknown one, is the inbox", () => {
  expect(placeOf({})).toEqual({ tab: "inbox", open: null });
  expect(placeOf({ at: "desktop", open: 3 })).toEqual({ tab: "inbox", open: null });
  expect(searchOf({ tab: "inbox", open: null })).toEqual({});
});

test("what is on the screen comes back from its address", () => {
  for (const place of [
    { tab: "inbox", open: "m_priya" },
    { tab: "chat", open: "rohit" },
    { tab: "notes", open: null },
  ] as const)
    expect(placeOf(searchOf(place))).toEqual(place);
});
