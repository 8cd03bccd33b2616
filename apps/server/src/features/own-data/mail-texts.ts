import { cleanName } from "@taiyari/domain/account";
import type { Mail } from "../../adapters/mail.ts";

interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** Says that an account goes, and how to keep it. */
export function leavingMail(to: Addressee, deleteAt: Date, publicUrl: string): Mail {
  return {
    to: to.email,
    subject: "Your Taiyari account will be deleted",
    text: [
      `Hello ${cleanName(to.name)},`,
      `somebody, most likely you, asked to delete your account. It goes with everything in it on ${inWords(deleteAt)}. Until then only you can see it.`,
      "To keep it, sign in and press “Keep my account”:",
      `${publicUrl}/profile`,
      "If it was not you, keep the account and change your password.",
    ].join("\n\n"),
  };
}

/** Says that an account is gone. */
export function goneMail(to: Addressee): Mail {
  return {
    to: to.email,
    subject: "Your Taiyari account was deleted",
    text: [
      `Hello ${cleanName(to.name)},`,
      "your account and everything in it were deleted, as you asked. Backups that were made before may hold it until they are removed.",
      "This is the last mail you get from here.",
    ].join("\n\n"),
  };
}

/** "30 Nov 2026, 9:30 pm" in India. */
function inWords(at: Date): string {
  const text = at.toLocaleString("en-IN", {
    timeZone: "Asia/Kolkata",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return `${text} (India)`;
}
