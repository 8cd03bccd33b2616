export { ACTS_PER_PAGE, FEWEST_OF_BATCH, FILES_PER_PAGE, PEOPLE_PER_PAGE } from "./admin-lists.ts";
export {
  linkNameOf,
  type LinkNameProblem,
  linkNameProblem,
  linkNameSentence,
  MAX_LINK_LABEL,
  MAX_LINK_NAME,
  MAX_LINK_NAMES,
} from "./link-name.ts";
export { LINK_PICTURE, MAX_LINK_PICTURE } from "./link-picture.ts";
export { MAX_PHOTO_BYTES, PHOTO_SIDE } from "./photo.ts";
export { isBeforeSummary, summarySunday } from "./weekly-summary.ts";
export {
  addDays,
  daysAway,
  daysBetween,
  INDIA,
  isTimeZone,
  localTime,
  type LocalTime,
} from "./time-zone.ts";
export {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  levelOfYears,
  MAX_COMPANY_LENGTH,
  MAX_ROLE_LENGTH,
  NO_PREPARATION,
  type Preparation,
  type ResumeSuggestion,
} from "./preparation.ts";
export {
  FIRST_LANGUAGE,
  LANGUAGE_IDS,
  type LanguageId,
  languageLabel,
  LANGUAGES,
} from "./language.ts";
export {
  PROVIDER_PROBLEMS,
  type ProviderProblemKind,
  providerProblemSentence,
} from "./providers.ts";
export { AUDIT_ACTS, auditSentence, type AuditAct, type AuditSentence } from "./audit.ts";

/** The rules of the registration form. Source: the specification, section 5, "Signup". */
export interface Registration {
  readonly fullName: string;
  readonly email: string;
  /** Ten digits, without the +91. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationField = keyof Registration;

/** Put before the ten digits when the number is stored. */
export const PHONE_PREFIX = "+91";
export const PHONE_DIGITS = 10;
export const MIN_PASSWORD_LENGTH = 6;
/** Longer ones cost hashing time and nothing else. */
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_NAME_LENGTH = 120;
/** Of the name of a group of people, as "2027 CSE". */
export const MAX_BATCH_LENGTH = 60;
/** A sentence or two, which the person reads. */
export const MAX_BAN_REASON_LENGTH = 300;
/** The longest address that SMTP can carry. Source: RFC 5321 section 4.5.3.1.3 and RFC 3696 erratum 1690. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * A local part of ASCII letters, digits and `_ ' + - .`, where no dot is first, last or doubled; a domain of labels
 * that begin and end with a letter or digit; a top-level domain of at least two letters. No quoted local part, no
 * address literal: mail programs and the sign-in library refuse those, and so do we, before anything is stored.
 */
const EMAIL =
  /^[A-Z0-9_'+-]+(?:\.[A-Z0-9_'+-]+)*@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

/**
 * Whether a text, without the blanks around it, has the form of an e-mail address. Says nothing of whether it exists.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  // A local part that ends in an apostrophe is refused by the sign-in library.
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address) && !address.includes("'@");
}

/**
 * What is wrong with one field of the form, in the specification's words; null when nothing is.
 *
 * @param field  the field to judge
 * @param form   the whole form: the confirmation is judged against the password
 */
export function problemWith(field: RegistrationField, form: Registration): string | null {
  switch (field) {
    case "fullName":
      return nameProblem(form.fullName);
    case "email":
      return isEmail(form.email) ? null : "Please enter a valid email address";
    case "phoneNumber":
      return phoneProblem(form.phoneNumber);
    case "password":
      return passwordProblem(form.password);
    case "confirmPassword":
      return form.confirmPassword === form.password ? null : "Passwords do not match";
  }
}

/** Line breaks and other control characters, and those that turn the direction of what follows (Unicode 15, UAX #9). */
const NOT_OF_A_NAME = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu;

/** A name on one line: wherever a mail shows it, nothing after it can be taken for the mail's own words. */
export function cleanName(fullName: string): string {
  return fullName.replaceAll(NOT_OF_A_NAME, " ").trim();
}

/** What is wrong with a full name, in the specification's words; null when nothing is. */
export function nameProblem(fullName: string): string | null {
  const { length } = cleanName(fullName);
  if (length === 0) return "Full name is required";
  if (length > MAX_NAME_LENGTH)
    return `Full name must be at most ${MAX_NAME_LENGTH} characters long`;
  return null;
}

/** What is wrong with ten digits of a phone number, in the specification's words; null when nothing is. */
export function phoneProblem(phoneNumber: string): string | null {
  if (phoneNumber.trim() === "") return "Phone number is required";
  if (!/^\d{10}$/.test(phoneNumber)) return "Please enter a valid 10-digit phone number";
  return null;
}

/** What is wrong with a new password, in the specification's words; null when nothing is. */
export function passwordProblem(password: string): string | null {
  if (password === "") return "Password is required";
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`;
  }
  return null;
}

/** Takes what phones and address books put around ten digits away: blanks, dashes, the country's code. */
export function normalizePhone(text: string): string {
  const bare = text.replaceAll(/[\s()-]/g, "");
  return bare.startsWith(PHONE_PREFIX) ? bare.slice(PHONE_PREFIX.length) : bare;
}

export { type Device, deviceName, deviceOf } from "./device.ts";
