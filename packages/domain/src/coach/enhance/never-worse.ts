import { applyEdit } from "../../draft/apply-edit.ts";
import type { DraftField } from "../../draft/draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import { contentPoints } from "./content-points.ts";
import { linePoints } from "./line-points.ts";
import type { EnhanceRequest } from "./request.ts";

/** Sections whose texts the checks of the content read. */
const READ: ReadonlySet<string> = new Set(["experience", "projects", "personal"]);

/**
 * The changes without those that make a resume worse by the checks of the content: what goes may be all that fills a
 * page. [] where none is left that does not.
 */
export function neverWorse(
  field: DraftField,
  before: string,
  changes: readonly TextChange[],
  { draft, careers, today }: EnhanceRequest,
): TextChange[] {
  if (changes.length === 0 || !READ.has(field.section)) return [...changes];
  const draftWith = (made: readonly TextChange[]) => {
    const value = textAfter({ before, changes: made }, wholeOf({ changes: made }));
    return applyEdit(draft, { kind: "set-field", field, value });
  };
  // What the lines alone show to be better needs no look at the whole resume.
  if (linePoints(draftWith(changes)) >= linePoints(draft) + CLEARLY) return [...changes];
  const points = (made: readonly TextChange[]) =>
    contentPoints(draftWith(made), careers, today).exact;
  const least = points([]);
  let kept = [...changes];
  while (kept.length > 0 && points(kept) < least - SLACK) {
    const fewer = kept.map((one) => kept.filter((other) => other !== one));
    const best = fewer.toSorted((a, b) => points(b) - points(a))[0] ?? [];
    kept = best;
  }
  return kept.map((change, i) => ({ ...change, id: i + 1 }));
}

/** Points of the lines that other checks of the content cannot outweigh. */
const CLEARLY = 1;

/** Rounding of the sums. */
const SLACK = 1e-9;
