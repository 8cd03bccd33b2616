import { isDefinedError, ORPCError } from "@orpc/client";
import type { Contract, ErrorOf } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { isOutage, NO_ROOM, OUTAGE, waitInWords } from "../../lib/failures.ts";

type Account = Contract["account"];

/** Source: the specification, section 8. */
const SIGN_UP_FAILED = "An error occurred during signup";
/** Source: the specification, section 8. */
export const NO_SESSION = "No session created";
const CLOSED = "This account has been closed. Ask the person who runs this installation.";

/** A failed sign-up in a sentence: the error's own message, or the specification's when it has none to tell. */
export function signUpSentence(error: ErrorOf<Account["signUp"]> | Error): string {
  if (isOutage(error)) return OUTAGE;
  if (!isDefinedError(error)) return errorMessage(error) ?? SIGN_UP_FAILED;
  switch (error.code) {
    case "EMAIL_TAKEN":
      return "This email already has an account. Sign in, or reset the password.";
    case "TOO_MANY_ATTEMPTS":
      return tooManyAttempts(error.data.retryAfterSeconds);
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
      return OUTAGE;
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return SIGN_UP_FAILED;
    default:
      return assertNever(error);
  }
}

/** A failed sign-in in a sentence: the same for a wrong password and an unknown address. */
export function signInSentence(error: ErrorOf<Account["signIn"]> | Error): string {
  if (isOutage(error)) return OUTAGE;
  if (!isDefinedError(error)) return errorMessage(error) ?? OUTAGE;
  switch (error.code) {
    case "INVALID_CREDENTIALS":
      return "Invalid email or password";
    case "NO_SESSION":
    case "NOT_SIGNED_IN":
      return NO_SESSION;
    case "EMAIL_NOT_CONFIRMED":
      return "Confirm your email first. A new link is on its way to you.";
    case "NOT_ADMIN":
      return CLOSED;
    case "TOO_MANY_ATTEMPTS":
      return tooManyAttempts(error.data.retryAfterSeconds);
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}

export function requestResetSentence(
  error: ErrorOf<Account["requestPasswordReset"]> | Error,
): string {
  if (isOutage(error) || !isDefinedError(error)) return OUTAGE;
  switch (error.code) {
    case "NO_MAIL_SERVER":
      return "This installation sends no mail. Load this page again to see who can help.";
    case "TOO_MANY_ATTEMPTS":
      return tooManyAttempts(error.data.retryAfterSeconds);
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}

export function resetSentence(error: ErrorOf<Account["resetPassword"]> | Error): string {
  if (isOutage(error) || !isDefinedError(error)) return OUTAGE;
  switch (error.code) {
    case "LINK_EXPIRED":
      return "This link has expired or was used already. Ask for a new one.";
    case "TOO_MANY_ATTEMPTS":
      return tooManyAttempts(error.data.retryAfterSeconds);
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}

function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Try again in ${waitInWords(seconds)}.`;
}

/** What an error says for itself; null when it is a failure inside the server, which explains nothing to a person. */
function errorMessage(error: Error): string | null {
  if (error instanceof ORPCError && error.status >= 500) return null;
  return error.message === "" ? null : error.message;
}
