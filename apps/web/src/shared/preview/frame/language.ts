import { plainText } from "@taiyari/domain/rich";

/** Scripts of India and the language most resumes in them are written in, as BCP 47. */
const LANGUAGES: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Devanagari}/gu, "hi-IN"],
  [/\p{Script=Bengali}/gu, "bn-IN"],
  [/\p{Script=Gurmukhi}/gu, "pa-IN"],
  [/\p{Script=Gujarati}/gu, "gu-IN"],
  [/\p{Script=Tamil}/gu, "ta-IN"],
  [/\p{Script=Telugu}/gu, "te-IN"],
  [/\p{Script=Kannada}/gu, "kn-IN"],
  [/\p{Script=Malayalam}/gu, "ml-IN"],
];

/** Words in Devanagari that Marathi has and Hindi has not. */
const MARATHI = /(?<!\p{L})(?:आहे|आणि|केले|मध्ये|साठी)(?!\p{L})|ळ/u;

const ENGLISH = "en-IN";

/** The language of a text by the script of most of its letters. English where Latin letters are most, or there are none. */
export function languageOf(text: string): string {
  let most = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  let found = ENGLISH;
  for (const [letters, language] of LANGUAGES) {
    const count = (text.match(letters) ?? []).length;
    if (count <= most) continue;
    most = count;
    found = language === "hi-IN" && MARATHI.test(text) ? "mr-IN" : language;
  }
  return found;
}

/** All texts of a value, one after the other. */
export function textsIn(value: unknown): string {
  if (typeof value === "string") return value.startsWith("data:") ? "" : `${plainText(value)} `;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsIn).join("");
}
