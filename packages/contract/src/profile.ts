import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  cleanName,
  EXPERIENCE_LEVELS,
  isEmail,
  isTimeZone,
  LANGUAGE_IDS,
  MAX_COMPANY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_ROLE_LENGTH,
} from "@taiyari/domain/account";
import { SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS } from "./refusals.ts";

/** What a person prepares for: `Preparation` of the domain. */
export const Preparation = z.object({
  targetRole: z.string().trim().max(MAX_ROLE_LENGTH),
  level: z.enum(EXPERIENCE_LEVELS).nullable(),
  company: z.string().trim().max(MAX_COMPANY_LENGTH),
  interviewOn: z.iso.date().nullable(),
  interviewTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
});

const Prepared = z.object({
  preparation: Preparation,
  /** What the person has not said yet and their latest resume says. */
  fromResume: z.array(z.enum(["targetRole", "level"])),
});

/** What the person prepares for; what they have not said is taken from their latest resume. */
export const preparation = oc
  .route({ method: "GET", path: "/profile/preparation", summary: "What you prepare for" })
  .output(Prepared);

/** Changes the fields that are given and no other. */
export const savePreparation = oc
  .route({ method: "PATCH", path: "/profile/preparation", summary: "Change what you prepare for" })
  .input(Preparation.partial())
  .output(Prepared);

/** What a person has said of themselves. */
export const ProfileDetails = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Whether its owner opened the link of a mail sent to it, or a provider they sign in with said it is theirs. */
  isEmailConfirmed: z.boolean(),
  /** The address that is to take its place, until the link sent to it is opened or a day has passed. */
  newEmail: z.string().nullable(),
  /** Ten digits, without the +91; "" for an account made without a number. */
  phoneNumber: z.string(),
  /** "Asia/Kolkata" */
  timeZone: z.string(),
  /** What new resumes and interviews begin in, by BCP 47. */
  language: z.enum(LANGUAGE_IDS),
  /** Where the photo is served: "/api/v1/profile/photos/…"; another one has another address. Null without one. */
  photo: z.string().nullable(),
  since: z.iso.datetime(),
  plan: z.enum(["free", "premium"]),
  /** Whether this installation sends mails, so that an address can be confirmed. */
  sendsMail: z.boolean(),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

export const details = oc
  .route({ method: "GET", path: "/profile/details", summary: "Your details" })
  .output(ProfileDetails);

/** Changes the fields that are given and no other. */
export const saveDetails = oc
  .route({ method: "PATCH", path: "/profile/details", summary: "Change your details" })
  .input(
    z
      .object({
        fullName: z
          .string()
          .overwrite(cleanName)
          .min(1, "Full name is required")
          .max(MAX_NAME_LENGTH, `Full name must be at most ${MAX_NAME_LENGTH} characters long`),
        phoneNumber: z.string().regex(/^\d{10}$/, "Please enter a valid 10-digit phone number"),
        timeZone: z.string().max(64).refine(isTimeZone, "This time zone is not known."),
        language: z.enum(LANGUAGE_IDS, "This language is not offered."),
      })
      .partial(),
  )
  .output(ProfileDetails);

/**
 * Sets another address, after the password. Where mails are sent, it holds once the link sent to it is opened; until then
 * `newEmail` is what was asked for.
 */
export const changeEmail = oc
  .route({ method: "POST", path: "/profile/email", summary: "Change your address" })
  .input(
    z.object({
      email: z.string().trim().toLowerCase().refine(isEmail, "Please enter a valid email address"),
      /** Null for an account without one, which a recent sign-in stands in the place of. */
      password: z.string().max(MAX_PASSWORD_LENGTH).nullable(),
    }),
  )
  .output(ProfileDetails)
  .errors({
    SIGN_IN_AGAIN,
    WRONG_PASSWORD: { status: 403, message: "This password is wrong." },
    EMAIL_TAKEN: { status: 409, message: "This email already has an account." },
    MAIL_NOT_SENT: {
      status: 409,
      message: "The mail to this address could not be sent. Your address stays as it is.",
    },
    SAME_EMAIL: { status: 409, message: "This is your address already." },
    TOO_MANY_ATTEMPTS,
  });

/** Takes back an address that is not confirmed yet. */
export const keepEmail = oc
  .route({ method: "DELETE", path: "/profile/email", summary: "Keep your address" })
  .output(ProfileDetails);

export const removePhoto = oc
  .route({ method: "DELETE", path: "/profile/photo", summary: "Remove your photo" })
  .output(ProfileDetails);
