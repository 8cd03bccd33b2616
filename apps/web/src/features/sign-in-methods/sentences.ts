import { ORPCError } from "@orpc/client";
import type { PasskeyProblem } from "../../lib/passkeys.ts";
import { OUTAGE, outageSentence, waitInWords } from "../../lib/failures.ts";

const SENTENCES: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: "That is not your password.",
  WRONG_CODE: "That code is wrong or has expired. Enter the one your app shows now.",
  PASSKEY_REFUSED: "That passkey was not accepted. Try again.",
  LIMIT_REACHED: "You have as many passkeys as there may be. Remove one first.",
  ALREADY_ON: "Two-step code is on already. Load this page again.",
  NOT_ON: "Two-step code is off. Load this page again.",
  SIGN_IN_AGAIN:
    "You signed in a while ago. Sign out and sign in again first, so that we know it is you.",
  HAS_PASSWORD: "You have a password already. Load this page again.",
  LAST_WAY: "It is your only way to sign in. Set a password or add another way first.",
  PROVIDER_TROUBLE: "The provider does not answer. Try again in a few minutes.",
  NOT_FOUND: "It is gone already. Load this page again.",
  NOT_SIGNED_IN: "Your session has ended. Sign in again, then try once more.",
};

/** Why a change to the ways of signing in was not made. */
export function refusalSentence(error: unknown): string {
  if (!(error instanceof ORPCError)) return outageSentence(error) ?? OUTAGE;
  if (error.code === "TOO_MANY_ATTEMPTS") {
    const { retryAfterSeconds } = error.data as { readonly retryAfterSeconds: number };
    return `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`;
  }
  return SENTENCES[error.code] ?? outageSentence(error) ?? OUTAGE;
}

/** Why the browser made no passkey. */
export function passkeyProblemSentence({ kind }: PasskeyProblem): string {
  switch (kind) {
    case "cancelled":
      return "No passkey was made. Try again, and answer when your device asks.";
    case "already-there":
      return "This device has a passkey for your account already.";
    case "unable":
      return "This device knows nobody by fingerprint, face or PIN. Set that up first, then try again.";
    case "failed":
      return "This device could not make a passkey. Try another device.";
  }
}
