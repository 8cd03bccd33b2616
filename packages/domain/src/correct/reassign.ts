import type { FieldRef, LineRef } from "../resume/corrections.ts";
import type { Found, Reading } from "../resume/reading.ts";
import { confirmedValue } from "./found-text.ts";
import {
  isPart,
  isSameList,
  partsAt,
  type PartRef,
  singleAt,
  type SingleRef,
  withParts,
  withSingle,
} from "./places.ts";
import { freeLine } from "./unplaced.ts";

/**
 * Words given to another field. What was there comes to where they came from; a bullet or item as the target is put
 * in before the one that has its number, counted before the words are taken from where they were.
 *
 * @returns  null when there are no such words, or no such field to give them to
 */
export function reassign(reading: Reading, from: FieldRef | LineRef, to: FieldRef): Reading | null {
  const words = wordsAt(reading, from);
  if (!words) return null;
  const moved = confirmedValue(words);
  if (!isPart(to)) {
    const stood = singleAt(reading, to);
    if (stood === undefined) return null;
    return giveBack(withSingle(reading, to, moved), from, stood && confirmedValue(stood));
  }
  if (from.kind !== "line" && isPart(from) && isSameList(from, to))
    return moveWithin(reading, from, to, moved);
  const parts = partsAt(reading, to);
  if (!parts || !isBetween(to.at, parts)) return null;
  return giveBack(withParts(reading, to, parts.toSpliced(to.at, 0, moved)), from, null);
}

function wordsAt(reading: Reading, from: FieldRef | LineRef): Found | null {
  if (from.kind === "line") {
    const line = freeLine(reading, from.line);
    return line && { value: line.text, places: line.places, confidence: 1 };
  }
  if (isPart(from)) return partsAt(reading, from)?.[from.at] ?? null;
  return singleAt(reading, from) ?? null;
}

function isBetween(at: number, parts: readonly unknown[]): boolean {
  return Number.isInteger(at) && at >= 0 && at <= parts.length;
}

function moveWithin(reading: Reading, from: PartRef, to: PartRef, moved: Found): Reading | null {
  const parts = partsAt(reading, to);
  if (!parts || !isBetween(to.at, parts)) return null;
  const at = to.at > from.at ? to.at - 1 : to.at;
  return withParts(reading, to, parts.toSpliced(from.at, 1).toSpliced(at, 0, moved));
}

/** Puts what was in the target where the words came from, or nothing where nothing was there. */
function giveBack(reading: Reading, from: FieldRef | LineRef, stood: Found | null): Reading {
  if (from.kind === "line") return reading;
  if (!isPart(from)) return withSingle(reading, from satisfies SingleRef, stood);
  const parts = partsAt(reading, from) ?? [];
  const changed = stood ? parts.with(from.at, stood) : parts.toSpliced(from.at, 1);
  return withParts(reading, from, changed);
}
