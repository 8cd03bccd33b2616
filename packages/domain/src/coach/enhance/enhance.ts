import { itemsOf, fieldOf, holderOf } from "../../draft/holders.ts";
import { definitionOf } from "../../draft/sections-of.ts";
import type { DraftField, ResumeDraft } from "../../draft/draft.ts";
import { fail, ok, type Result } from "../../result/index.ts";
import type { EnhanceProblem, Proposal } from "../proposals/proposal.ts";
import type { EnhanceRequest } from "./request.ts";
import { neverWorse } from "./never-worse.ts";
import { onlyProven } from "./only-proven.ts";
import { proposeTags } from "./tags.ts";
import { isSummary, summaryChanges } from "./summary-changes.ts";
import { textChanges } from "./text-changes.ts";
import { plainDraft } from "../../draft/plain-draft.ts";

/**
 * Better wordings for a section, one of its entries or one of its fields, by the rules of this product.
 *
 * A field that is good as it is has no proposal, so that the list may be empty. No proposal adds a fact that the draft
 * does not hold: what only the person knows is left as a blank.
 */
export function enhance(request: EnhanceRequest): Result<readonly Proposal[], EnhanceProblem> {
  const fields = fieldsOf(request.draft, request.scope);
  if (!fields.ok) return fields;
  const plain = { ...request, draft: plainDraft(request.draft) };
  return ok(fields.value.flatMap((field) => proposalFor(field, plain) ?? []));
}

function proposalFor(field: DraftField, request: EnhanceRequest): Proposal | null {
  const holder = holderOf(request.draft, field.section, field.item);
  const value = holder ? fieldOf(holder, field.field) : null;
  if (Array.isArray(value)) return proposeTags(field, value, request);
  if (typeof value !== "string") return null;
  const changes = neverWorse(
    field,
    value,
    onlyProven(
      value,
      (isSummary(field) ? summaryChanges : textChanges)(field, value, request),
      request,
    ),
    request,
  );
  return changes.length === 0
    ? null
    : { kind: "text", field, engine: "built-in", before: value, changes };
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
