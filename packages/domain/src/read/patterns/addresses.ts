import { findEmails } from "./email.ts";
import { findPhones } from "./phone.ts";

/** Whether a text holds an address by which somebody is reached: an e-mail address or a telephone number. */
export function holdsAddress(text: string): boolean {
  return findEmails(text).length > 0 || findPhones(text).length > 0;
}
