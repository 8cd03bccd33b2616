/**
 * What the person prepares in: where the product has a choice of language, it begins with this one. By BCP 47.
 * The same as the languages of headings of a resume (decision 0045), with English first; a test compares them.
 */
export const LANGUAGES = [
  { id: "en", name: "English", own: "English" },
  { id: "hi", name: "Hindi", own: "हिन्दी" },
  { id: "mr", name: "Marathi", own: "मराठी" },
  { id: "bn", name: "Bengali", own: "বাংলা" },
  { id: "gu", name: "Gujarati", own: "ગુજરાતી" },
  { id: "pa", name: "Punjabi", own: "ਪੰਜਾਬੀ" },
  { id: "ta", name: "Tamil", own: "தமிழ்" },
  { id: "te", name: "Telugu", own: "తెలుగు" },
  { id: "kn", name: "Kannada", own: "ಕನ್ನಡ" },
  { id: "ml", name: "Malayalam", own: "മലയാളം" },
] as const;

export type LanguageId = (typeof LANGUAGES)[number]["id"];

export const LANGUAGE_IDS = [
  "en",
  "hi",
  "mr",
  "bn",
  "gu",
  "pa",
  "ta",
  "te",
  "kn",
  "ml",
] as const satisfies readonly LanguageId[];

/** Of an account whose person never chose one. */
export const FIRST_LANGUAGE: LanguageId = "en";

/** "Hindi · हिन्दी"; "English", whose own name is the same. */
export function languageLabel({ name, own }: (typeof LANGUAGES)[number]): string {
  return name === own ? name : `${name} · ${own}`;
}
