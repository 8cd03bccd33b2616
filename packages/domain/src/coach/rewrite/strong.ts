import { workBehind } from "./action.ts";

const WORK =
  /^(?:maintenance|tally|negotiations?|entry|entries|follow-?ups?|checks?|support|reviews?|surveys?|audits?|duty|duties|rounds|procedures?)$/iu;

/** "Did maintenance" is carrying it out. */
export function strong(text: string): string {
  const verb = /^(do|did)(?=\s)/iu.exec(text)?.[0];
  if (verb === undefined) return text;
  const words =
    /^(?:\s+[\p{L}-]+){1,4}/u.exec(text.slice(verb.length))?.[0].trim().split(/\s+/u) ?? [];
  const isWork = words.some(
    (word) => workBehind(word) !== null || WORK.test(word) || /^\p{L}{3,}ing$/u.test(word),
  );
  if (!isWork) return text;
  return `${/^did/iu.test(verb) ? "carried out" : "carry out"}${text.slice(verb.length)}`;
}
