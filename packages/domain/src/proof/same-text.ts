import type { DraftField } from "../draft/draft.ts";
import { bareAddress, compared, digitsOf } from "./words.ts";

/** Whether a machine has in a field what was typed into it: numbers by their digits, addresses without their scheme. */
export function sameText({ field }: DraftField, typed: string, read: string): boolean {
  switch (field) {
    case "phone":
      return digitsOf(typed) === digitsOf(read) && digitsOf(read) !== "";
    case "linkedin":
    case "website":
    case "url":
    case "email":
      return bareAddress(typed) === bareAddress(read);
    default:
      return compared(typed) === compared(read);
  }
}
