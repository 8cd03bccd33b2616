import type { CheckerName, Expected } from "../problem.ts";
import { KIND, type Value } from "../value.ts";
import { canonical } from "./canonical.ts";
import { digestOf, isPlain, itemsOf } from "./digest.ts";

/** Numbers this close, absolutely or as a share of the expected one, are the same to the checker "float". Source: DMOJ. */
const TOLERANCE = 1e-6;

/**
 * Whether an output is right.
 *
 * @param checker  "custom" is judged by a program of the problem's; here it says false
 */
export function isRight(checker: CheckerName, expected: Expected, actual: Value): boolean {
  switch (expected.kind) {
    case "digest":
      return digestOf(actual, checker) === expected.digest;
    case "any":
      return expected.values.some((value) => isSame("exact", value, actual));
    case "value":
      return isSame(checker, expected.value, actual);
  }
}

function isSame(checker: CheckerName, expected: Value, actual: Value): boolean {
  switch (checker) {
    case "exact":
    case "any-of":
      return canonical(expected) === canonical(actual);
    case "unordered":
      return itemsOf(expected) === null
        ? canonical(expected) === canonical(actual)
        : itemsOf(actual) !== null && digestOf(expected, checker) === digestOf(actual, checker);
    case "float":
      return isClose(expected, actual);
    case "custom":
      return false;
  }
}

function isClose(expected: Value, actual: Value): boolean {
  const [one, other] = [numberOf(expected), numberOf(actual)];
  if (one !== null && other !== null) return isCloseNumber(one, other);
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, at) => isClose(item as Value, actual[at] as Value))
    );
  if (!isPlain(expected) || !isPlain(actual)) return canonical(expected) === canonical(actual);
  const keys = Object.keys(expected);
  return (
    keys.length === Object.keys(actual).length &&
    keys.every(
      (key) => Object.hasOwn(actual, key) && isClose(expected[key] ?? null, actual[key] ?? null),
    )
  );
}

export function isCloseNumber(expected: number, actual: number): boolean {
  if (Object.is(expected, actual) || expected === actual) return true;
  return Math.abs(expected - actual) <= TOLERANCE * Math.max(1, Math.abs(expected));
}

/** Null for what is no number. A big integer gives the nearest one. */
function numberOf(value: Value): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null || !(KIND in value)) return null;
  if (value.$kind === "number") return Number(value.text);
  return value.$kind === "integer" ? Number(value.digits) : null;
}

/** What a program printed, as it is compared: blanks at the ends of lines and empty lines at the end do not count. */
export function printedText(output: string): string {
  const lines = output.split("\n").map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  return lines.join("\n");
}
