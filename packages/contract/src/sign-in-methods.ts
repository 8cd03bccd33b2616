import { oc } from "@orpc/contract";
import { z } from "zod";
import { NewPassword } from "./account.ts";
import { LAST_WAY, limitReached, notFound, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS } from "./refusals.ts";

/** What a person types to prove that it is them: never judged by the rules of a new password. */
const Password = z.string().max(1000);
/** Null for an account without a password: a sign-in of the last ten minutes stands in its place. */
const PasswordIfAny = Password.nullable();
/** With the blanks and hyphens that people type. */
const Code = z.string().max(40);
const When = z.iso.datetime();
/** What a browser made of an authenticator's answer. The library that checks it looks at its parts. */
const AuthenticatorAnswer = z.looseObject({ id: z.string().max(2000) });

const WRONG_PASSWORD = { status: 403, message: "That is not your password." };
const WRONG_CODE = {
  status: 403,
  message: "That code is wrong or has expired. Enter the one your app shows now.",
};
const PASSKEY_REFUSED = {
  status: 403,
  message: "That passkey was not accepted. Try again, or sign in with your password.",
};
const NOT_ON = { status: 409, message: "Two-step code is off." };
const ALREADY_ON = { status: 409, message: "Two-step code is on already." };

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Who keeps it: "Google Password Manager"; null where the authenticator does not say. */
  keeper: z.string().nullable(),
  createdAt: When,
  /** Null when it has never been used to sign in. */
  lastUsedAt: When.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The ways in which the person signs in. */
export const state = oc
  .route({ method: "GET", path: "/account/sign-in-methods", summary: "Ways to sign in" })
  .output(
    z.object({
      /** Null for somebody who signs in without one. */
      password: z.object({ changedAt: When }).nullable(),
      /** Whether the sign-in is recent enough to stand in the place of a password, for who has none. */
      isRecent: z.boolean(),
      /** `codesLeft` counts recovery codes and is 0 while it is off. */
      twoStep: z.object({ isOn: z.boolean(), codesLeft: z.int() }),
      /** Oldest first. */
      passkeys: z.array(Passkey),
      /** The one address at which passkeys work: "https://taiyari.example.org". */
      passkeyOrigin: z.string(),
    }),
  );

/** Sets another password. Ends every other session, every reset link, and the trust in every device. */
export const changePassword = oc
  .route({ method: "PUT", path: "/account/password", summary: "Change the password" })
  .input(z.object({ present: Password, password: NewPassword }))
  .output(z.object({}))
  .errors({ WRONG_PASSWORD, TOO_MANY_ATTEMPTS });

/** Sets a first password, for somebody who signs in without one. */
export const setPassword = oc
  .route({ method: "POST", path: "/account/password", summary: "Set a first password" })
  .input(z.object({ password: NewPassword }))
  .output(z.object({}))
  .errors({
    SIGN_IN_AGAIN,
    HAS_PASSWORD: { status: 409, message: "You have a password. Change it instead." },
  });

/** Makes a key for an authenticator app. Nothing is on before `confirmTwoStep`. */
export const beginTwoStep = oc
  .route({ method: "POST", path: "/account/two-step/key", summary: "Begin two-step code" })
  .input(z.object({ password: PasswordIfAny }))
  .output(
    z.object({
      /** Base32, as an app takes it typed. */
      key: z.string(),
      /** "otpauth://totp/...", as an app takes it from a QR code. */
      url: z.string(),
    }),
  )
  .errors({ WRONG_PASSWORD, SIGN_IN_AGAIN, ALREADY_ON, TOO_MANY_ATTEMPTS });

const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/** Turns the second step on with a first code of the app. The recovery codes are given here and never again. */
export const confirmTwoStep = oc
  .route({ method: "POST", path: "/account/two-step", summary: "Turn two-step code on" })
  .input(z.object({ code: Code }))
  .output(RecoveryCodes)
  .errors({ WRONG_CODE, NOT_ON, ALREADY_ON, TOO_MANY_ATTEMPTS });

/** Makes ten recovery codes. Those before them no longer work. */
export const newRecoveryCodes = oc
  .route({
    method: "POST",
    path: "/account/two-step/recovery-codes",
    summary: "Make new recovery codes",
  })
  .input(z.object({ password: PasswordIfAny }))
  .output(RecoveryCodes)
  .errors({ WRONG_PASSWORD, SIGN_IN_AGAIN, NOT_ON, TOO_MANY_ATTEMPTS });

/** Turns the second step off, and ends the trust in every device. */
export const turnOffTwoStep = oc
  .route({ method: "POST", path: "/account/two-step/off", summary: "Turn two-step code off" })
  .input(z.object({ password: PasswordIfAny }))
  .output(z.object({}))
  .errors({ WRONG_PASSWORD, SIGN_IN_AGAIN, NOT_ON, TOO_MANY_ATTEMPTS });

/** The second step of a sign-in that `signIn` answered with CODE_NEEDED, in the same browser, within ten minutes. */
export const signInWithCode = oc
  .route({ method: "POST", path: "/account/sessions/code", summary: "Sign in: the second step" })
  .input(
    z.object({
      code: Code,
      kind: z.enum(["app", "recovery"]),
      /** Whether this browser is to be asked for no code for 30 days. */
      isTrusted: z.boolean(),
    }),
  )
  .output(z.object({}))
  .errors({
    WRONG_CODE,
    SIGN_IN_AGAIN: { status: 410, message: "Begin the sign-in again, then enter a new code." },
    CODES_LOCKED: {
      status: 423,
      message: "Too many wrong codes. Wait 15 minutes, then sign in again.",
    },
    TOO_MANY_ATTEMPTS,
  });

/** What a browser asks an authenticator to make a passkey with. */
export const passkeyToAdd = oc
  .route({ method: "POST", path: "/account/passkeys/options", summary: "Begin a passkey" })
  .input(z.object({ password: PasswordIfAny }))
  .output(z.object({ options: z.looseObject({ challenge: z.string() }) }))
  .errors({
    WRONG_PASSWORD,
    SIGN_IN_AGAIN,
    TOO_MANY_ATTEMPTS,
    ...limitReached("You have as many passkeys as there may be. Remove one first."),
  });

/** Keeps a passkey that was made for the options of the last five minutes. */
export const addPasskey = oc
  .route({ method: "POST", path: "/account/passkeys", summary: "Add a passkey" })
  .input(z.object({ name: z.string().trim().min(1).max(120), answer: AuthenticatorAnswer }))
  .output(z.object({ id: z.string() }))
  .errors({ PASSKEY_REFUSED });

export const renamePasskey = oc
  .route({ method: "PATCH", path: "/account/passkeys/{id}", summary: "Rename a passkey" })
  .input(z.object({ id: z.string(), name: z.string().trim().min(1).max(120) }))
  .output(z.object({}))
  .errors(notFound("There is no such passkey."));

/** The last way to sign in stays. */
export const removePasskey = oc
  .route({ method: "DELETE", path: "/account/passkeys/{id}", summary: "Remove a passkey" })
  .input(z.object({ id: z.string() }))
  .output(z.object({}))
  .errors({ ...notFound("There is no such passkey."), LAST_WAY });

/** What a browser asks any authenticator to sign in with. The same for everybody: it names no account. */
export const passkeyChallenge = oc
  .route({
    method: "POST",
    path: "/account/passkeys/challenges",
    summary: "Begin a sign-in with a passkey",
  })
  .output(
    z.object({
      options: z.looseObject({ challenge: z.string() }),
      /** The one address at which passkeys work. */
      origin: z.string(),
    }),
  )
  .errors({ TOO_MANY_ATTEMPTS });

/**
 * Signs in with a passkey and sets the session cookie. It asks for no code: an authenticator that has verified who
 * holds it is two factors by itself, and no other is accepted.
 */
export const signInWithPasskey = oc
  .route({
    method: "POST",
    path: "/account/sessions/passkey",
    summary: "Sign in with a passkey",
  })
  .input(z.object({ answer: AuthenticatorAnswer }))
  .output(z.object({}))
  .errors({ PASSKEY_REFUSED, TOO_MANY_ATTEMPTS });

export const Device = z.object({
  id: z.string(),
  /** Null where its program does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["computer", "phone", "tablet"]),
  /** The network address it signed in from; "" when it is not known. */
  address: z.string(),
  signedInAt: When,
  /** To the minute. */
  activeAt: When,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** Where the person is signed in: this device first, then the one that was active last. */
export const devices = oc
  .route({ method: "GET", path: "/account/devices", summary: "Where one is signed in" })
  .output(z.object({ now: When, devices: z.array(Device) }));

/** Ends one session, and the trust in every device. */
export const signOutDevice = oc
  .route({ method: "DELETE", path: "/account/devices/{id}", summary: "Sign a device out" })
  .input(z.object({ id: z.string() }))
  .output(z.object({}))
  .errors(notFound("There is no such device."));

/** Ends every session but this one, and the trust in every device. */
export const signOutOthers = oc
  .route({
    method: "POST",
    path: "/account/devices/sign-out-others",
    summary: "Sign out everywhere else",
  })
  .output(z.object({ ended: z.int() }));
