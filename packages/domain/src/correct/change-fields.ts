import type { FieldRef } from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import { cutText, joinTexts, typedValue } from "./found-text.ts";
import { isPart, partsAt, type PartRef, singleAt, withParts, withSingle } from "./places.ts";
import { onOneLine } from "../text/one-line.ts";

/** A field with other words, without them for ""; null when there is no such field. */
export function setField(reading: Reading, ref: FieldRef, words: string): Reading | null {
  const value = onOneLine(words);
  if (isPart(ref)) return setPart(reading, ref, value);
  const now = singleAt(reading, ref);
  if (now === undefined) return null;
  return withSingle(reading, ref, value === "" ? null : typedValue(value, now));
}

function setPart(reading: Reading, ref: PartRef, value: string): Reading | null {
  const parts = partsAt(reading, ref);
  if (!parts) return null;
  const now = parts[ref.at];
  if (!now) {
    if (ref.at !== parts.length) return null;
    return value === "" ? reading : withParts(reading, ref, [...parts, typedValue(value, null)]);
  }
  if (value === "") return withParts(reading, ref, parts.toSpliced(ref.at, 1));
  return withParts(reading, ref, parts.with(ref.at, typedValue(value, now)));
}

/** A bullet or item cut in two; null when there is none, or a side would have no words. */
export function splitText(reading: Reading, ref: FieldRef, offset: number): Reading | null {
  if (!isPart(ref)) return null;
  const parts = partsAt(reading, ref);
  const whole = parts?.[ref.at];
  if (!parts || !whole) return null;
  const halves = cutText(whole, offset, (line) => reading.lines[line - 1]?.text ?? "");
  return halves && withParts(reading, ref, parts.toSpliced(ref.at, 1, ...halves));
}

/** A bullet or item joined with the one after it; null when there are not two. */
export function mergeText(reading: Reading, ref: FieldRef): Reading | null {
  if (!isPart(ref)) return null;
  const parts = partsAt(reading, ref);
  const [first, second] = [parts?.[ref.at], parts?.[ref.at + 1]];
  if (!parts || !first || !second) return null;
  return withParts(reading, ref, parts.toSpliced(ref.at, 2, joinTexts(first, second)));
}
