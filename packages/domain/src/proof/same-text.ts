import type { DraftField } from "../draft/draft.ts";
import { bareAddress, compared, digitsOf } from "./words.ts";
import { fieldsOf, isSection } from "../fields/sections.ts";
import type { FieldRole } from "../fields/field.ts";

/** Whether a machine has in a field what was typed into it: numbers by their digits, addresses without their scheme. */
export function sameText(field: DraftField, typed: string, read: string): boolean {
  const role = roleOf(field);
  if (role === "phone") return digitsOf(typed) === digitsOf(read) && digitsOf(read) !== "";
  if (role === "web" || role === "email") return bareAddress(typed) === bareAddress(read);
  return compared(typed) === compared(read);
}

/** What a field is to its entry; null for one of a section of the person's own. */
export function roleOf({ section, field }: DraftField): FieldRole | null {
  if (!isSection(section)) return null;
  return fieldsOf(section).find(({ id }) => id === field)?.role ?? null;
}
