import { CONTACT_LABELS, entryLabels } from "@taiyari/domain/correct";
import type { FieldRef } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";

/** "Company", "Bullet", "Skill". */
export function fieldName(field: FieldRef): string {
  switch (field.kind) {
    case "contact":
      return labelOf(CONTACT_LABELS, field.field);
    case "link":
      return "Link";
    case "summary":
      return "Summary";
    case "entry":
      return labelOf(entryLabels(field.entry.list).fields, field.field);
    case "bullet":
      return "Bullet";
    case "technology":
      return "Technology";
    case "skill":
      return "Skill";
    case "skill-group":
      return "Skill group";
    case "language":
      return "Language";
    default:
      return assertNever(field);
  }
}

function labelOf(labels: readonly (readonly [string, string])[], field: string): string {
  return labels.find(([id]) => id === field)?.[1] ?? "Title";
}

/** Whether two references name the same field. */
export function isSameField(a: FieldRef, b: FieldRef): boolean {
  return fieldKey(a) === fieldKey(b);
}

/** A field as one word, for keys and the values of a select. */
export function fieldKey(field: FieldRef): string {
  switch (field.kind) {
    case "contact":
      return `contact.${field.field}`;
    case "summary":
      return "summary";
    case "link":
    case "language":
      return `${field.kind}.${field.at}`;
    case "entry":
      return `entry.${field.entry.list}.${field.entry.at}.${field.field}`;
    case "bullet":
    case "technology":
      return `${field.kind}.${field.entry.list}.${field.entry.at}.${field.at}`;
    case "skill":
      return `skill.${field.group}.${field.at}`;
    case "skill-group":
      return `skill-group.${field.group}`;
    default:
      return assertNever(field);
  }
}
