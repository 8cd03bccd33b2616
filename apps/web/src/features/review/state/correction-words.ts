import { RESUME_SECTIONS } from "@taiyari/domain/fields";
import type { Correction, EntryRef, FieldRef } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { fieldName } from "./field-names.ts";

const LONGEST_QUOTE = 80;

/** What a correction did, in a few words: "Company of experience 1: “Kaveri Retail”". */
export function correctionWords(correction: Correction): string {
  switch (correction.kind) {
    case "set":
      return correction.value === ""
        ? `${place(correction.field)}: removed`
        : `${place(correction.field)}: ${quoted(correction.value)}`;
    case "set-dates": {
      const { start, current } = correction;
      const end = current ? "Present" : correction.end;
      const dates = [start, end].filter(Boolean).join(" to ") || "none";
      return `Dates of ${entryName(correction.entry)}: ${dates}`;
    }
    case "add-entry":
      return `Added ${entryName(correction.entry)}`;
    case "remove-entry":
      return `Removed ${entryName(correction.entry)}`;
    case "split-entry":
      return `Split ${entryName(correction.entry)} at bullet ${correction.bullet + 1}`;
    case "merge-entries":
      return `Joined ${entryName(correction.entry)} with the next`;
    case "split-text":
      return `${place(correction.field)}: split in two`;
    case "merge-text":
      return `${place(correction.field)}: joined with the next`;
    case "reassign":
      return correction.from.kind === "line"
        ? `Line ${correction.from.line} is now the ${lower(place(correction.to))}`
        : `${place(correction.from)} is now the ${lower(place(correction.to))}`;
    default:
      return assertNever(correction);
  }
}

/** "Company of experience 1", "Skill 4 of group 2". */
function place(field: FieldRef): string {
  const name = fieldName(field);
  switch (field.kind) {
    case "entry":
      return `${name} of ${entryName(field.entry)}`;
    case "bullet":
    case "technology":
      return `${name} ${field.at + 1} of ${entryName(field.entry)}`;
    case "skill":
      return `${name} ${field.at + 1} of group ${field.group + 1}`;
    case "skill-group":
      return `${name} ${field.group + 1}`;
    case "link":
    case "language":
      return `${name} ${field.at + 1}`;
    case "contact":
    case "summary":
      return name;
    default:
      return assertNever(field);
  }
}

/** "experience 1". */
function entryName({ list, at }: EntryRef): string {
  return `${lower(RESUME_SECTIONS[list].itemName)} ${at + 1}`;
}

function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `“${text.slice(0, LONGEST_QUOTE)}…”` : `“${text}”`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
