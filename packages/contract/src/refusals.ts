import { z } from "zod";

/**
 * A way a procedure may be refused: its status, and the sentence that stands in the answer's `message` for whoever
 * reads the API by itself. The web app says the same in the words of its screens.
 */
interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** What any procedure may be refused with. */
export const ANY_REFUSAL = {
  NOT_SIGNED_IN: { status: 401, message: "Please sign in." },
  NOT_ADMIN: { status: 403, message: "Only an admin of this installation may do this." },
  UNAVAILABLE: {
    status: 503,
    message: "The database is not answering. Nothing was lost; please try again in a moment.",
  },
  STORAGE_FULL: {
    status: 507,
    message:
      "The server has no space left. Nothing was changed; please tell the person who runs it.",
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * What changes anything is refused with, while the account is about to be deleted: `LEAVING`. Not among the refusals that a
 * screen has words for, since no screen but the profile is shown then.
 */
export const LEAVING = {
  status: 403,
  message: "Your account is about to be deleted. Keep it first, on your profile page.",
} as const satisfies Refusal;

/**
 * What somebody is refused with whose account has no phone number yet: `PHONE_NEEDED`. Not among the refusals that a screen has
 * words for, since only `/welcome` is shown then, where it is asked for.
 */
export const PHONE_NEEDED = {
  status: 403,
  message: "Your account has no phone number yet. Give it first, on the welcome page.",
} as const satisfies Refusal;

/** Also for what is somebody else's, deleted, or asked for by something that is no id. */
export function notFound(message: string) {
  return { NOT_FOUND: { status: 404, message } };
}

export const TOO_MANY_ATTEMPTS = {
  status: 429,
  message: "Too many attempts. Please wait a while and try again.",
  data: z.object({ retryAfterSeconds: z.int().min(1) }),
};

/** Where the password would be asked for, of somebody who has none and signed in more than ten minutes ago. */
export const SIGN_IN_AGAIN = {
  status: 403,
  message: "Sign out and sign in again first, so that we know it is you.",
} as const;

/** Nobody may lock themselves out of their account. */
export const LAST_WAY = {
  status: 409,
  message: "It is your only way to sign in. Set a password or add another way first.",
} as const;

/** @param message  says what there are too many of */
export function limitReached(message: string) {
  return { LIMIT_REACHED: { status: 409, message, data: z.object({ most: z.int() }) } };
}
