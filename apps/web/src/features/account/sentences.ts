import { isDefinedError, ORPCError } from "@orpc/client";
import type { Contract, ErrorOf } from "@taiyari/contract";
import { providerProblemSentence } from "@taiyari/domain/account";
import { assertNever } from "@taiyari/domain/result";
import { isOutage, NO_ROOM, OUTAGE, waitInWords } from "../../lib/failures.ts";

type Account = Contract["account"];

/** Source: the specification, section 8. */
const SIGN_UP_FAILED = "An error occurred during signup";
/** Source: the specification, section 8. */
export const NO_SESSION = "No session created";
export const INVITATION_ENDED =
  "This invitation was used, withdrawn or has expired. Ask for a new one.";
const CLOSED = "This account has been closed. Ask the person who runs this installation.";

/** A failed sign-up in a sentence: the error's own message, or the specification's when it has none to tell. */
export function signUpSentence(error: ErrorOf<Account["signUp"]> | Error): string {
  if (isOutage(error)) return OUTAGE;
  if (!isDefinedError(error)) return errorMessage(error) ?? SIGN_UP_FAILED;
  switch (error.code) {
    case "EMAIL_TAKEN":
      return "This email already has an account. Sign in, or reset the password.";
    case "BY_INVITATION":
      return "Registration here is by invitation. Ask the person who runs this installation for one.";
    case "INVITATION_INVALID":
      return INVITATION_ENDED;
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
    case "CODE_NEEDED":
      return "Enter the code from your authenticator app.";
    case "EMAIL_NOT_CONFIRMED":
      return "Confirm your email first. A new link is on its way to you.";
    case "NOT_ADMIN":
      return CLOSED;
    case "BANNED":
      return `This account is banned. Reason: ${error.data.reason} Ask the person who runs this installation.`;
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

/** A failed second step in a sentence. Nobody can tell a wrong code from one that has expired. */
export function secondStepSentence(
  error: ErrorOf<Contract["signInMethods"]["signInWithCode"]> | Error,
  kind: "app" | "recovery",
): string {
  if (isOutage(error) || !isDefinedError(error)) return OUTAGE;
  switch (error.code) {
    case "WRONG_CODE":
      return kind === "app"
        ? "That code is wrong or has expired. Enter the one your app shows now."
        : "That recovery code is wrong or was used already.";
    case "SIGN_IN_AGAIN":
      return "That took too long, or too many codes were wrong. Sign in again.";
    case "CODES_LOCKED":
      return "Too many wrong codes. Wait 15 minutes, then sign in again.";
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

/** A sign-in at a provider that could not begin, in a sentence. */
export function providerSentence(
  error: ErrorOf<Contract["connectedAccounts"]["beginSignIn"]> | Error,
  name: string,
): string {
  if (isOutage(error) || !isDefinedError(error)) return OUTAGE;
  switch (error.code) {
    case "NOT_FOUND":
      return `${name} is not offered here any more. Load this page again.`;
    case "PROVIDER_TROUBLE":
      return providerProblemSentence("unreachable", name);
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

/** A sign-in with a passkey that the server did not take, in a sentence. */
export function passkeySentence(
  error: ErrorOf<Contract["signInMethods"]["signInWithPasskey"]> | Error,
): string {
  if (isOutage(error) || !isDefinedError(error)) return OUTAGE;
  switch (error.code) {
    case "PASSKEY_REFUSED":
      return "That passkey was not accepted. Try again, or sign in with your password.";
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
