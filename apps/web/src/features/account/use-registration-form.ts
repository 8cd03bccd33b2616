import { useState } from "react";
import {
  PHONE_PREFIX,
  problemWith,
  type Registration,
  type RegistrationField,
} from "@taiyari/domain/account";
import { EMPTY_REGISTRATION, forgetDraft, keepDraft, readDraft } from "./registration-draft.ts";

/** Judged while they are typed; the others once the person has left them. Source: the specification, section 5. */
const LIVE_FIELDS: readonly RegistrationField[] = ["phoneNumber", "password"];

/** In the order of the form. */
const FIELDS: readonly RegistrationField[] = [
  "fullName",
  "email",
  "phoneNumber",
  "password",
  "confirmPassword",
];

/** The registration form while it is filled in: its texts, what to say beside each, and whether it may be sent. */
export function useRegistrationForm() {
  const [form, setForm] = useState(readDraft);
  const [judged, setJudged] = useState<ReadonlySet<RegistrationField>>(new Set());

  function judge(...fields: readonly RegistrationField[]): void {
    setJudged((before) => new Set([...before, ...fields]));
  }

  function change(field: RegistrationField, text: string): void {
    const next = { ...form, [field]: field === "phoneNumber" ? tidyPhone(text) : text };
    setForm(next);
    keepDraft(next);
    if (LIVE_FIELDS.includes(field)) judge(field);
  }

  /** A field was left: from now on it is judged. An untouched one is not. */
  function leave(field: RegistrationField): void {
    if (form[field] !== "") judge(field);
  }

  function clear(): void {
    setForm(EMPTY_REGISTRATION);
    setJudged(new Set());
    forgetDraft();
  }

  return {
    form,
    change,
    clear,
    leave,
    problemOf: (field: RegistrationField) => (judged.has(field) ? problemWith(field, form) : null),
    isComplete: FIELDS.every((field) => form[field] !== "" && problemWith(field, form) === null),
  };
}

/** Takes what phones and address books put around ten digits away: blanks, dashes, the country's code. */
export function tidyPhone(text: string): string {
  const bare = text.replaceAll(/[\s()-]/g, "");
  return bare.startsWith(PHONE_PREFIX) ? bare.slice(PHONE_PREFIX.length) : bare;
}

/** What is sent of the form: all but the confirmation. */
export function toSend({ fullName, email, phoneNumber, password }: Registration) {
  return { fullName: fullName.trim(), email: email.trim(), phoneNumber, password };
}
