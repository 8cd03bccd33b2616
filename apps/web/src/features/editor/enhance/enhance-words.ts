import type { EnhanceProblem, EnhanceScope } from "@taiyari/domain/coach";
import { definitionOf, itemTitle, itemsOf, type ResumeDraft } from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";

/** What cannot be enhanced, beside what the engine says itself. */
export type EnhanceFailure =
  | EnhanceProblem
  /** No text or list stands there, and none can be made of the rest. */
  | { readonly kind: "no-text" }
  /** The engine ended, or what it needs could not be fetched. */
  | { readonly kind: "failed"; readonly reason: string };

/** "section", "item", "field". Source: the specification, section 8, "Enhancement". */
export function unableWords(scope: EnhanceScope | null): string {
  if (scope === null) return "Unable to tailor this resume. Please try again later.";
  const { item, field } = scope;
  const part = field === null ? (item === null ? "section" : "item") : "field";
  return `Unable to enhance this ${part}. Please try again later.`;
}

/** Why, and what to do about it. */
export function failureWords(failure: EnhanceFailure, scope: EnhanceScope | null): string {
  switch (failure.kind) {
    case "section-not-found":
      return "This section is not in the resume any more.";
    case "no-enhanceable-fields":
      return "Nothing here is a text or a list that could be worded better.";
    case "no-items":
      return "There are no entries here yet. Add one and write a line about it.";
    case "no-text":
      return scope?.section === "skills"
        ? "Nothing in your resume shows a skill to add yet. Write about your work first."
        : "There is no text here yet. Write a line or two, in any words.";
    case "failed":
      return failure.reason;
    default:
      return assertNever(failure);
  }
}

/** What is being improved, as the overlay names it: "experience", "Senior Data Analyst", "description", "resume". */
export function thingOf(draft: ResumeDraft, scope: EnhanceScope | null): string {
  if (scope === null) return "resume";
  const { section, item, field } = scope;
  const definition = definitionOf(draft, section);
  if (!definition) return "resume";
  if (field !== null) {
    return (definition.fields.find(({ id }) => id === field)?.name ?? "text").toLowerCase();
  }
  const entry = item === null ? undefined : itemsOf(draft, section).find(({ id }) => id === item);
  const { title } = entry ? itemTitle(definition, entry) : { title: "" };
  if (title) return title;
  if (entry) return definition.itemName.toLowerCase();
  // A name that the person gave stays as they wrote it.
  return section.startsWith("custom_") ? definition.name : definition.name.toLowerCase();
}
