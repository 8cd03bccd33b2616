import { applyEdit } from "../../draft/apply-edit.ts";
import type { DraftField } from "../../draft/draft.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import { rewriteText } from "../rewrite/rewrite-text.ts";
import { contentPoints } from "./content-points.ts";
import { contextOf } from "./context-of.ts";
import type { EnhanceRequest } from "./request.ts";

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
  const points = (made: readonly TextChange[]) => {
    const value = textAfter({ before, changes: made }, wholeOf({ changes: made }));
    const draft = applyEdit(request.draft, { kind: "set-field", field, value });
    return contentPoints(draft, request.careers, request.today).exact;
  };
  const least = points([]);
  if (points(changes) >= least) return changes;
  for (const splitting of ["long", "none"] as const) {
    const other = rewriteText(before, context, splitting);
    if (points(other) >= least) return other;
  }
  return rewriteText(before, context, "none");
}
