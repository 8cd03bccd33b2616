import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  FIRST_LANGUAGE,
  INDIA,
  LANGUAGE_IDS,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  cleanName,
  isEmail,
  passwordProblem,
} from "@taiyari/domain/account";
import { notFound, TOO_MANY_ATTEMPTS } from "./refusals.ts";

/** The person signed in, as every screen may know them. */
export const SessionUser = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** "+91" and ten digits; "" until somebody whose account a provider began has given it. */
  phone: z.string(),
  role: z.enum(["user", "admin"]),
  plan: z.enum(["free", "premium"]),
  /** When the account goes for good, since the person asked for that; until then it can be kept. Null otherwise. */
  deleteAt: z.iso.datetime().nullable(),
  /** Days, reminders and the greeting are those of this zone: "Asia/Kolkata". */
  timeZone: z.string().default(INDIA),
  /** What new resumes and interviews begin in, by BCP 47. */
  language: z.enum(LANGUAGE_IDS).default(FIRST_LANGUAGE),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Google, GitHub, LinkedIn, or one that the installation names itself. */
export const Provider = z.object({ id: z.string(), name: z.string() });
export type Provider = z.infer<typeof Provider>;

const Email = z.string().trim().refine(isEmail, "Please enter a valid email address");
export const NewPassword = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: "custom", message: problem });
});

/** What a visitor may know before signing in. */
export const installation = oc
  .route({ method: "GET", path: "/installation", summary: "What this installation can do" })
  .output(
    z.object({
      /** Whether a mail server is set, so that passwords can be reset by mail. */
      sendsMail: z.boolean(),
      /** Who to turn to: the setting ADMIN_CONTACT, or "the person who runs this installation". */
      adminContact: z.string(),
      /** Who may register: anybody, or who has an invitation. */
      registration: z.enum(["open", "invited"]),
      /** Who else signs people in, in the order of their buttons. */
      providers: z.array(Provider),
    }),
  );

/** Whom the link of an invitation is for, so that the form is filled in. */
export const invitation = oc
  .route({
    method: "GET",
    path: "/account/invitations/{token}",
    summary: "Whom an invitation is for",
  })
  .input(z.object({ token: z.string() }))
  .output(
    z.object({
      fullName: z.string(),
      email: z.string(),
      /** Ten digits, or "". */
      phoneNumber: z.string(),
    }),
  )
  .errors(notFound("This invitation was used, withdrawn or has expired."));

/** Creates an account. The first one on an installation is its admin. Does not sign in. */
export const signUp = oc
  .route({ method: "POST", path: "/account/registrations", summary: "Create an account" })
  .input(
    z.object({
      fullName: z
        .string()
        .overwrite(cleanName)
        .min(1, "Full name is required")
        .max(MAX_NAME_LENGTH, `Full name must be at most ${MAX_NAME_LENGTH} characters long`),
      email: Email,
      phoneNumber: z.string().regex(/^\d{10}$/, "Please enter a valid 10-digit phone number"),
      password: NewPassword,
      /** The token of an invitation to this address. */
      invitation: z.string().max(200).optional(),
    }),
  )
  .output(z.object({ needsConfirmation: z.boolean() }))
  .errors({
    /** Without an invitation, where one is needed. */
    BY_INVITATION: { status: 403, message: "Registration here is by invitation only." },
    INVITATION_INVALID: {
      status: 410,
      message: "This invitation was used, withdrawn or has expired, or is for another address.",
    },
    EMAIL_TAKEN: {
      status: 409,
      message: "This email already has an account. Sign in, or reset the password.",
    },
    TOO_MANY_ATTEMPTS,
  });

/**
 * Signs in and sets the session cookie. The answer to a wrong password and an unknown address is the same, and only with
 * the right password does somebody learn of a ban, or CODE_NEEDED, which sets a cookie for
 * `signInMethods.signInWithCode`.
 */
export const signIn = oc
  .route({ method: "POST", path: "/account/sessions", summary: "Sign in" })
  .input(z.object({ email: z.string().max(MAX_EMAIL_LENGTH), password: z.string().max(1000) }))
  .output(z.object({ user: SessionUser }))
  .errors({
    INVALID_CREDENTIALS: { status: 401, message: "Invalid email or password." },
    CODE_NEEDED: { status: 401, message: "Enter the code from your authenticator app." },
    NO_SESSION: { status: 500, message: "No session was created. Please try again." },
    EMAIL_NOT_CONFIRMED: {
      status: 403,
      message: "Confirm your email first. A new link is on its way to you.",
    },
    BANNED: {
      status: 403,
      message: "This account is banned.",
      data: z.object({ reason: z.string() }),
    },
    TOO_MANY_ATTEMPTS,
  });

/** Ends the session and clears the cookie. Without a session it does nothing. */
export const signOut = oc
  .route({ method: "DELETE", path: "/account/sessions/current", summary: "Sign out" })
  .output(z.object({}));

/** Who is signed in. `user` is null for a visitor; never an error. */
export const session = oc
  .route({ method: "GET", path: "/account/session", summary: "Who is signed in" })
  .output(z.object({ user: SessionUser.nullable() }));

/** Sends a link to set a new password. Answers the same for an unknown address. */
export const requestPasswordReset = oc
  .route({ method: "POST", path: "/account/password-resets", summary: "Ask for a reset link" })
  .input(z.object({ email: Email }))
  .output(z.object({}))
  .errors({
    NO_MAIL_SERVER: {
      status: 409,
      message: "This installation sends no mail. Ask the person who runs it for a link.",
    },
    TOO_MANY_ATTEMPTS,
  });

/** Sets a new password with the token of a reset link. Ends every session of the account. */
export const resetPassword = oc
  .route({ method: "POST", path: "/account/passwords", summary: "Set a new password" })
  .input(z.object({ token: z.string().max(200), password: NewPassword }))
  .output(z.object({}))
  .errors({
    LINK_EXPIRED: {
      status: 410,
      message: "This link has expired or was used already. Ask for a new one.",
    },
    TOO_MANY_ATTEMPTS,
  });
