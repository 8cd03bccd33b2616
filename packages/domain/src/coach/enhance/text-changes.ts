import { applyEdit } from "../../draft/apply-edit.ts";
import type { DraftField } from "../../draft/draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import { rewriteText } from "../rewrite/rewrite-text.ts";
import { contentPoints } from "./content-points.ts";
import { contextOf } from "./context-of.ts";
import { linePoints } from "./line-points.ts";
import type { EnhanceRequest } from "./request.ts";

/** Points of the lines that other checks of the content cannot outweigh. */
const CLEARLY = 2;

/**
 * The changes of a text, taken apart only as far as that makes a better resume by the checks of the content: six lines
 * of which one says something are no better than a paragraph that does.
 */
export function textChanges(
  field: DraftField,
  before: string,
  request: EnhanceRequest,
): TextChange[] {
  const context = contextOf(field, request);
  const changes = rewriteText(before, context);
  const isSplit = changes.some(({ edits }) => edits.some(({ text }) => text.includes("\n")));
  if (!isSplit) return changes;
  const draftWith = (made: readonly TextChange[]) => {
    const value = textAfter({ before, changes: made }, wholeOf({ changes: made }));
    return applyEdit(request.draft, { kind: "set-field", field, value });
  };
  // What the lines alone show to be better needs no look at the whole resume, which takes ten times as long.
  if (linePoints(draftWith(changes)) >= linePoints(request.draft) + CLEARLY) return changes;
  const points = (made: readonly TextChange[]) =>
    contentPoints(draftWith(made), request.careers, request.today).exact;
  const least = points([]);
  if (points(changes) >= least) return changes;
  const others = (["long", "none", "words"] as const).map((splitting) =>
    rewriteText(before, context, splitting),
  );
  return others.find((other) => points(other) >= least) ?? best([changes, ...others, []], points);
}

function best(
  all: readonly (readonly TextChange[])[],
  points: (made: readonly TextChange[]) => number,
): TextChange[] {
  const ranked = all.map((made) => ({ made, of: points(made) })).toSorted((a, b) => b.of - a.of);
  return [...(ranked[0]?.made ?? [])];
}
