import type { Correction, FieldGroup, FieldView } from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { fieldGroupsOf } from "./field-groups.ts";
import { unplacedOf, type UnplacedLine } from "./unplaced.ts";

/** A reading with a person's corrections, and everything the page shows of it. */
export interface Corrected {
  readonly made: Reading;
  readonly reading: Reading;
  readonly groups: readonly FieldGroup[];
  /** All fields, in the order of their numbers. */
  readonly fields: readonly FieldView[];
  readonly unplaced: readonly UnplacedLine[];
  /** How many of the corrections are in it: all, unless newer rules read the file otherwise than they expect. */
  readonly fitting: number;
}

/** Applies as many corrections as fit, from the first on. */
export function correctedBy(made: Reading, corrections: readonly Correction[]): Corrected {
  const all = applyCorrections(made, corrections);
  const fitting = all.ok ? corrections.length : all.problem.index;
  const some = all.ok ? all : applyCorrections(made, corrections.slice(0, fitting));
  const reading = some.ok ? some.value : made;
  const groups = fieldGroupsOf(made, reading);
  return {
    made,
    reading,
    groups,
    fields: groups.flatMap(({ fields }) => fields),
    unplaced: unplacedOf(reading),
    fitting,
  };
}
