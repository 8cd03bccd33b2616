import type { Registration } from "@taiyari/domain/account";
import { perTab } from "../../lib/storage.ts";

const KEY = "registration";

export const EMPTY_REGISTRATION: Registration = {
  fullName: "",
  email: "",
  phoneNumber: "",
  password: "",
  confirmPassword: "",
};

/** What was typed before a reload of this tab. Passwords are never kept. */
export function readDraft(): Registration {
  const text = perTab.get(KEY);
  if (!text) return EMPTY_REGISTRATION;
  const kept = new URLSearchParams(text);
  return {
    ...EMPTY_REGISTRATION,
    fullName: kept.get("fullName") ?? "",
    email: kept.get("email") ?? "",
    phoneNumber: kept.get("phoneNumber") ?? "",
  };
}

export function storeDraft({ fullName, email, phoneNumber }: Registration): void {
  perTab.set(KEY, new URLSearchParams({ fullName, email, phoneNumber }).toString());
}

export function clearDraft(): void {
  perTab.remove(KEY);
}
