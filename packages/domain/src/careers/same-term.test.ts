import { expect, test } from "vitest";
import { CAREERS } from "./testing/careers.ts";
import { termKeysIn } from "./same-term.ts";

const keyOf = termKeysIn("Embedded value (EV) and reports", CAREERS);

test.each([
  ["safety guidelines", "safety"],
  ["Java", "JavaScript"],
  ["C", "C++"],
  ["EV", "IV"],
])("tells %s from %s", (a, b) => {
  expect(keyOf(a)).not.toBe(keyOf(b));
});

test.each([
  ["Postgres", "PostgreSQL"],
  ["cycle counts", "Cycle Count"],
  ["Organisation design", "organization design"],
  ["Busy software", "Busy"],
  ["CKA certification", "CKA"],
  ["EV", "embedded value"],
  ["MS Excel", "excel"],
])("takes %s and %s for one", (a, b) => {
  expect(keyOf(a)).toBe(keyOf(b));
});
