import { applyEdit } from "../apply-edit.ts";
import type { DraftEdit, DraftField, DraftValue, ResumeDraft } from "../draft.ts";
import { newDraft } from "../new-draft.ts";

/** A draft on which those edits were done, one after the other. */
export function edited(draft: ResumeDraft, ...edits: readonly DraftEdit[]): ResumeDraft {
  return edits.reduce(applyEdit, draft);
}

/** "experience/a/title" or "personal/fullName" as a field. */
export function at(path: string): DraftField {
  const [section = "", ...rest] = path.split("/");
  const field = rest.at(-1) ?? "";
  return { section, item: rest.length > 1 ? (rest[0] ?? null) : null, field };
}

/** Writes a value into a field named as `at` does. */
export function set(path: string, value: DraftValue): DraftEdit {
  return { kind: "set-field", field: at(path), value };
}

/** Adds a blank entry, last. */
export function add(section: string, id: string): DraftEdit {
  return { kind: "add-item", section, id };
}

/** Adds a section of the person's own. */
export function addSection(id: string, isRepeatable: boolean, name = "Volunteering"): DraftEdit {
  return { kind: "add-section", id, name, isRepeatable };
}

/** Two jobs "a" and "b", a degree "d", skills, and a repeatable section "custom_1" with an entry "v". */
export function filledDraft(): ResumeDraft {
  return edited(
    newDraft(),
    set("personal/fullName", "Ishita Rao"),
    add("experience", "a"),
    set("experience/a/title", "Senior Data Analyst"),
    set("experience/a/company", "Saral Commerce"),
    set("experience/a/startDate", "Jan 2025"),
    set("experience/a/current", true),
    set(
      "experience/a/description",
      "• Built the weekly review.\n• Led four analysts.\n• Saved ₹1.4 crore.",
    ),
    add("experience", "b"),
    set("experience/b/title", "Data Analyst"),
    set("experience/b/company", "Meghdoot Logistics"),
    add("education", "d"),
    set("education/d/degree", "B.Sc., Statistics"),
    set("education/d/institution", "Maharani College"),
    set("skills/technical", ["SQL", "Python", "dbt"]),
    addSection("custom_1", true),
    add("custom_1", "v"),
    set("custom_1/v/title", "Blood donation camp"),
  );
}

/** A value with nothing shared: as it comes back from a server. */
export function copyOf<Value>(value: Value): Value {
  return structuredClone(value);
}
