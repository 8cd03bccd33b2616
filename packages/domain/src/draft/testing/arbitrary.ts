import * as fc from "fast-check";
import { applyEdit } from "../apply-edit.ts";
import type { ResumeDraft } from "../draft.ts";
import { fieldOf, holderOf, itemsOf } from "../holders.ts";
import { definitionOf } from "../sections-of.ts";
import { filledDraft } from "./draft.ts";

/** What somebody does, by numbers that are taken for whatever the draft has at that moment. */
interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly section: number;
  readonly item: number;
  readonly field: number;
  readonly place: number;
}

const KINDS = [
  "write",
  "write",
  "write",
  "line",
  "line",
  "add",
  "remove",
  "move",
  "move-to",
  "move-section",
  "hide",
  "hide-item",
  "add-section",
  "remove-section",
  "rename",
  "template",
  "choose",
] as const;

const small = fc.nat({ max: 11 });

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    section: small,
    item: fc.nat({ max: 3 }),
    field: small,
    place: fc.nat({ max: 5 }),
  }),
  { maxLength: 12 },
);

/** A draft after some of anybody's doings. */
export const anyDraft: fc.Arbitrary<ResumeDraft> = steps.map((list) =>
  done(filledDraft(), list, "base"),
);

/** The draft after those steps. Every text it writes holds `who` and a number, so that it can be found again. */
export function done(draft: ResumeDraft, list: readonly Step[], who: string): ResumeDraft {
  return list.reduce((each, one, i) => doStep(each, one, `${who}${i}`), draft);
}

function doStep(draft: ResumeDraft, step: Step, word: string): ResumeDraft {
  const section = draft.sections[step.section % draft.sections.length]?.id ?? "";
  const items = itemsOf(draft, section);
  const item = items[step.item % Math.max(items.length, 1)]?.id ?? null;
  switch (step.kind) {
    case "write":
      return write(draft, section, item, step, word);
    case "line":
      return writeLine(draft, step, word);
    case "add":
      return applyEdit(draft, { kind: "add-item", section, id: `new-${word}`, at: step.place });
    case "remove":
      return applyEdit(draft, { kind: "remove-item", section, id: item ?? "" });
    case "move":
      return applyEdit(draft, { kind: "move-item", section, id: item ?? "", to: step.place });
    case "move-to": {
      const to = draft.sections[step.field % draft.sections.length]?.id ?? "";
      return applyEdit(draft, { kind: "move-to-section", section, id: item ?? "", to });
    }
    case "hide-item": {
      const isHidden = step.place % 2 === 0;
      return applyEdit(draft, { kind: "hide-item", section, id: item ?? "", isHidden });
    }
    case "move-section":
      return applyEdit(draft, { kind: "move-section", id: section, to: step.place });
    case "hide":
      return applyEdit(draft, {
        kind: "hide-section",
        id: section,
        isHidden: step.place % 2 === 0,
      });
    case "add-section": {
      const isRepeatable = step.place % 2 === 0;
      return applyEdit(draft, {
        kind: "add-section",
        id: `custom_${word}`,
        name: word,
        isRepeatable,
      });
    }
    case "remove-section":
      return applyEdit(draft, { kind: "remove-section", id: section });
    case "rename":
      return applyEdit(draft, { kind: "rename-section", id: section, name: word });
    case "template":
      return applyEdit(draft, { kind: "choose-template", id: word });
    case "choose":
      return applyEdit(draft, { kind: "choose", chosen: { photo: step.place % 2 === 0 } });
  }
}

function write(draft: ResumeDraft, section: string, item: string | null, step: Step, word: string) {
  const fields = definitionOf(draft, section)?.fields ?? [];
  const field = fields[step.field % Math.max(fields.length, 1)];
  const holder = holderOf(draft, section, item);
  if (!field || !holder) return draft;
  const before = fieldOf(holder, field.id);
  if (before === null) return draft;
  const tags = Array.isArray(before) ? before.toSpliced(step.place, step.item % 2, word) : [];
  const value = field.type === "tags" ? tags : field.type === "checkbox" ? before !== true : word;
  return applyEdit(draft, { kind: "set-field", field: { section, item, field: field.id }, value });
}

/** Changes, adds or takes away one line of the first job's description. */
function writeLine(draft: ResumeDraft, { place, item }: Step, word: string): ResumeDraft {
  const [job] = draft.resumeData.experience;
  if (!job) return draft;
  const value = job.description
    .split("\n")
    .toSpliced(place, item % 2, ...(item < 3 ? [`• ${word}`] : []))
    .join("\n");
  const field = { section: "experience", item: job.id, field: "description" };
  return applyEdit(draft, { kind: "set-field", field, value });
}
