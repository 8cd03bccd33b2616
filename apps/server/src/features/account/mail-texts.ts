import { cleanName } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";

/** How long a link to set a new password works. */
export const RESET_LINK_MINUTES = 60;

interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** Asks somebody who registered to confirm that the address is theirs. */
export function confirmationMail(to: Addressee, url: string): Mail {
  return {
    to: to.email,
    subject: "Confirm your address for Taiyari",
    text: [
      `Hello ${cleanName(to.name)},`,
      "you created an account on Taiyari with this address. Open this link to confirm that it is yours:",
      url,
      "After that you can sign in. If it was not you, do nothing: without this link the account stays closed.",
    ].join("\n\n"),
  };
}

/** Gives somebody the link that sets a new password. */
export function resetMail(to: Addressee, url: string): Mail {
  return {
    to: to.email,
    subject: "Set a new password for Taiyari",
    text: [
      `Hello ${cleanName(to.name)},`,
      "somebody, most likely you, asked to set a new password for your account. Open this link to do it:",
      url,
      `The link works once, within ${RESET_LINK_MINUTES} minutes. If it was not you, do nothing: your password stays as it is.`,
    ].join("\n\n"),
  };
}
