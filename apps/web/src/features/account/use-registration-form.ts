import { useState } from "react";
import {
  normalizePhone,
  problemWith,
  type Registration,
  type RegistrationField,
} from "@taiyari/domain/account";
import { EMPTY_REGISTRATION, storeDraft, readDraft } from "./registration-draft.ts";

/** Judged while they are typed, also before they were left. Source: the specification, section 5; the address is ours. */
const LIVE_FIELDS: readonly RegistrationField[] = ["email", "phoneNumber", "password"];

/** In the order of the form. Source: the specification, section 2, "Signup". */
export const LABELS: Readonly<Record<RegistrationField, string>> = {
  fullName: "Full Name",
  email: "Email",
  phoneNumber: "Phone Number",
  password: "Password",
  confirmPassword: "Confirm Password",
};
const FIELDS = Object.keys(LABELS) as readonly RegistrationField[];

/**
 * The registration form while it is filled in: its texts, what to say beside each, and whether it may be sent.
 *
 * @param given  what it begins with in place of what was typed before
 */
export function useRegistrationForm(given?: Partial<Registration>) {
  const [form, setForm] = useState(() =>
    given ? { ...EMPTY_REGISTRATION, ...given } : readDraft(),
  );
  const [judged, setJudged] = useState<ReadonlySet<RegistrationField>>(new Set());

  function judge(...fields: readonly RegistrationField[]): void {
    setJudged((before) => new Set([...before, ...fields]));
  }

  function change(field: RegistrationField, text: string): void {
    const next = { ...form, [field]: field === "phoneNumber" ? normalizePhone(text) : text };
    setForm(next);
    if (!given) storeDraft(next);
    if (LIVE_FIELDS.includes(field)) judge(field);
  }

  return {
    form,
    change,
    /** A field was left: from now on it is judged, also an empty one. */
    leave: (field: RegistrationField) => judge(field),
    problemOf: (field: RegistrationField) => (judged.has(field) ? problemWith(field, form) : null),
    whyIncomplete: whyIncomplete(form),
  };
}

/** Which fields still keep the form from being sent, in a sentence; null when none does. */
function whyIncomplete(form: Registration): string | null {
  const empty = FIELDS.filter((field) => form[field].trim() === "");
  if (empty.length > 0) return `Still to fill in: ${listed(empty.map((field) => LABELS[field]))}.`;
  const wrong = FIELDS.filter((field) => problemWith(field, form) !== null);
  if (wrong.length > 0) return `Still to correct: ${listed(wrong.map((field) => LABELS[field]))}.`;
  return null;
}

const listed = (names: readonly string[]) => LIST.format(names);
const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What is sent of the form: all but the confirmation. */
export function toRequest({ fullName, email, phoneNumber, password }: Registration) {
  return { fullName: fullName.trim(), email: email.trim(), phoneNumber, password };
}
