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

/** Something before an @, something after it, a dot, something after that; no blanks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an e-mail address. Says nothing of whether it exists. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
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
      return form.fullName.trim() === "" ? "Full name is required" : null;
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

function phoneProblem(phoneNumber: string): string | null {
  if (phoneNumber.trim() === "") return "Phone number is required";
  if (!/^\d{10}$/.test(phoneNumber)) return "Please enter a valid 10-digit phone number";
  return null;
}

/** What is wrong with a new password, in the specification's words; null when nothing is. */
export function passwordProblem(password: string): string | null {
  if (password === "") return "Password is required";
  if (password.length < MIN_PASSWORD_LENGTH) return "Password must be at least 6 characters long";
  return null;
}
