import type { Correction, CorrectionProblem } from "../resume/corrections.ts";
import { MAX_CORRECTED_TEXT, MAX_CORRECTIONS } from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import { assertNever, fail, ok, type Result } from "../result/index.ts";
import { addEntry, mergeEntries, removeEntry, splitEntry } from "./change-entries.ts";
import { mergeText, setField, splitText } from "./change-fields.ts";
import { reassign } from "./reassign.ts";
import { type Refusal, setDates } from "./set-dates.ts";
import { withUnplaced } from "./unplaced.ts";

/**
 * A reading as a person corrected it.
 *
 * Pure, and the same list on the same reading gives the same result. Nothing that is in the file is lost: words
 * that lose their place make their line one of `unplaced` again. A value given by a person has `by: "person"` and
 * confidence 1; it keeps the places of what it replaced, [] where it replaced nothing.
 *
 * @returns  the corrected reading, or the first correction that can not be applied, by its number from 0. More than
 *           `MAX_CORRECTIONS` are refused at the first that is too many. Never throws.
 */
export function applyCorrections(
  made: Reading,
  corrections: readonly Correction[],
): Result<Reading, CorrectionProblem> {
  if (corrections.length > MAX_CORRECTIONS)
    return fail({ kind: "too-long", index: MAX_CORRECTIONS, limit: MAX_CORRECTIONS });
  // Which lines are unplaced is worked out where somebody asks for one, and at the end.
  let settled = made;
  let reading = made;
  for (const [index, correction] of corrections.entries()) {
    if (longestText(correction) > MAX_CORRECTED_TEXT)
      return fail({ kind: "too-long", index, limit: MAX_CORRECTED_TEXT });
    if (correction.kind === "reassign" && correction.from.kind === "line") {
      settled = withUnplaced(settled, reading);
      reading = settled;
    }
    const applied = apply(reading, correction);
    if (!applied.ok) return fail({ ...applied.problem, index });
    reading = withoutEmptyGroups(applied.value);
  }
  return ok(reading === made ? made : withUnplaced(settled, reading));
}

function longestText(correction: Correction): number {
  if (correction.kind === "set") return correction.value.length;
  if (correction.kind !== "set-dates") return 0;
  return Math.max(correction.start.length, correction.end.length);
}

function apply(reading: Reading, correction: Correction): Result<Reading, Refusal> {
  switch (correction.kind) {
    case "set":
      return orNoSuchPlace(setField(reading, correction.field, correction.value));
    case "set-dates":
      return setDates(reading, correction);
    case "add-entry":
      return orNoSuchPlace(addEntry(reading, correction.entry));
    case "remove-entry":
      return orNoSuchPlace(removeEntry(reading, correction.entry));
    case "split-entry":
      return orNoSuchPlace(splitEntry(reading, correction.entry, correction.bullet));
    case "merge-entries":
      return orNoSuchPlace(mergeEntries(reading, correction.entry));
    case "split-text":
      return orNoSuchPlace(splitText(reading, correction.field, correction.offset));
    case "merge-text":
      return orNoSuchPlace(mergeText(reading, correction.field));
    case "reassign":
      return orNoSuchPlace(reassign(reading, correction.from, correction.to));
    default:
      return assertNever(correction);
  }
}

function orNoSuchPlace(reading: Reading | null): Result<Reading, Refusal> {
  return reading ? ok(reading) : fail({ kind: "no-such-place" });
}

/** A group of skills with neither name nor skills is none. */
function withoutEmptyGroups(reading: Reading): Reading {
  const skills = reading.skills.filter((group) => group.name || group.skills.length > 0);
  return skills.length === reading.skills.length ? reading : { ...reading, skills };
}
