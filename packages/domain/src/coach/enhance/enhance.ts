import { itemsOf, fieldOf, holderOf } from "../../draft/holders.ts";
import { applyEdit } from "../../draft/apply-edit.ts";
import { definitionOf } from "../../draft/sections-of.ts";
import type { DraftField, ResumeDraft } from "../../draft/draft.ts";
import { fail, ok, type Result } from "../../result/index.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { EnhanceProblem, Proposal, TextChange } from "../proposals/proposal.ts";
import { rewriteText } from "../rewrite/rewrite-text.ts";
import { contentPoints } from "./content-points.ts";
import { contextOf } from "./context-of.ts";
import type { EnhanceRequest } from "./request.ts";
import { proposeTags } from "./tags.ts";

/**
 * Better wordings for a section, one of its entries or one of its fields, by the rules of this product.
 *
 * A field that is good as it is has no proposal, so that the list may be empty. No proposal adds a fact that the draft
 * does not hold: what only the person knows is left as a blank.
 */
export function enhance(request: EnhanceRequest): Result<readonly Proposal[], EnhanceProblem> {
  const fields = fieldsOf(request.draft, request.scope);
  if (!fields.ok) return fields;
  return ok(fields.value.flatMap((field) => proposalFor(field, request) ?? []));
}

function proposalFor(field: DraftField, request: EnhanceRequest): Proposal | null {
  const holder = holderOf(request.draft, field.section, field.item);
  const value = holder ? fieldOf(holder, field.field) : null;
  if (Array.isArray(value)) return proposeTags(field, value, request);
  if (typeof value !== "string") return null;
  const changes = textChanges(field, value, request);
  return changes.length === 0
    ? null
    : { kind: "text", field, engine: "built-in", before: value, changes };
}

/**
 * The changes of a text, taken apart only as far as that makes a better resume by the checks of the content: six lines
 * of which one says something are no better than a paragraph that does.
 */
function textChanges(field: DraftField, before: string, request: EnhanceRequest): TextChange[] {
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

/** The fields that can be enhanced in a scope, in the order of the form. */
function fieldsOf(
  draft: ResumeDraft,
  { section, item, field }: EnhanceRequest["scope"],
): Result<DraftField[], EnhanceProblem> {
  const definition = definitionOf(draft, section);
  if (!definition) return fail({ kind: "section-not-found" });
  const names = definition.fields
    .filter(({ id, enhanceable }) => enhanceable && (field === null || id === field))
    .map(({ id }) => id);
  if (names.length === 0) return fail({ kind: "no-enhanceable-fields" });
  if (!definition.isRepeatable)
    return ok(names.map((name) => ({ section, item: null, field: name })));
  const items = itemsOf(draft, section).filter(({ id }) => item === null || id === item);
  if (items.length === 0) return fail({ kind: "no-items" });
  return ok(items.flatMap(({ id }) => names.map((name) => ({ section, item: id, field: name }))));
}
