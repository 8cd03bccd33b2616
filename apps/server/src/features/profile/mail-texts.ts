import { cleanName } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";
import { CHANGE_HOURS } from "./email-store.ts";

/** Asks whoever reads an address whether it is to be that of an account. */
export function newAddressMail(name: string, email: string, url: string): Mail {
  return {
    to: email,
    subject: "Confirm your new address for Taiyari",
    text: [
      `Hello ${cleanName(name)},`,
      "you asked to use this address for your account on Taiyari. Open this link to confirm that it is yours:",
      url,
      `The link works once, within ${CHANGE_HOURS} hours. If it was not you, do nothing: without this link the account keeps the address it has.`,
    ].join("\n\n"),
  };
}

/** Tells the address before that it is no longer that of an account. */
export function changedAddressMail(
  to: { readonly name: string; readonly email: string },
  adminContact: string,
): Mail {
  return {
    to: to.email,
    subject: "Your address for Taiyari was changed",
    text: [
      `Hello ${cleanName(to.name)},`,
      "your account on Taiyari now has another address. From now on you sign in with it, and mails go there.",
      `If it was not you, turn to ${adminContact} at once.`,
    ].join("\n\n"),
  };
}
