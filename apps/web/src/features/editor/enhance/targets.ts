import type { EnhanceProblem, EnhanceScope } from "@taiyari/domain/coach";
import {
  definitionOf,
  itemsOf,
  valueOf,
  type DraftField,
  type DraftValue,
  type ResumeDraft,
} from "@taiyari/domain/draft";
import { fail, ok, type Result } from "@taiyari/domain/result";

/** The fields of a scope that can be enhanced, in the order of the form. */
export function targetsOf(
  draft: ResumeDraft,
  { section, item, field }: EnhanceScope,
): Result<readonly DraftField[], EnhanceProblem> {
  const definition = definitionOf(draft, section);
  if (!definition) return fail({ kind: "section-not-found" });
  const names = definition.fields.filter(
    ({ id, enhanceable }) => enhanceable && (field === null || id === field),
  );
  if (names.length === 0) return fail({ kind: "no-enhanceable-fields" });
  const fieldsOf = (id: string | null): readonly DraftField[] =>
    names.map((name) => ({ section, item: id, field: name.id }));
  if (!definition.isRepeatable) return ok(fieldsOf(null));
  const items = itemsOf(draft, section).filter(({ id }) => item === null || id === item);
  return items.length === 0
    ? fail({ kind: "no-items" })
    : ok(items.flatMap(({ id }) => fieldsOf(id)));
}

/** How much stands in a field: its lines that are not blank, or its tags. */
export function linesIn(draft: ResumeDraft, field: DraftField): number {
  return linesOfValue(valueOf(draft, field));
}

function linesOfValue(value: DraftValue | null): number {
  if (typeof value === "string") return value.split("\n").filter((line) => line.trim()).length;
  return Array.isArray(value) ? value.length : 0;
}
