import { perTab } from "../../lib/storage.ts";

const KEY = "sign-in-email";

/** Keeps the address of a new account for the sign-in that follows. */
export function storeEmail(email: string): void {
  perTab.set(KEY, email);
}

/** The address to put into the sign-in form; "" when none is known. */
export function storedEmail(): string {
  return perTab.get(KEY) ?? "";
}
