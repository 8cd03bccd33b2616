import { compact, tokenize } from "../../text/tokens.ts";
import { regex } from "../../text/regex.ts";
import type { FactKind, FactViolation } from "../facts/violation.ts";
import { sentencesOf } from "./keep-held.ts";

/** Says of the reader that they have, know or did something. "You have to learn" says nothing of the kind. */
const OF_THE_READER = regex("iu")`
  \byou(?:['’]ve|\s+(?:also\s+|already\s+|clearly\s+)?(?:have(?!\s+to\b)|had|hold|held|know|knew|use|used|master(?:ed)?|
  work(?:ed)?|led|lead|managed?|built|bring|show(?:ed)?|demonstrated?|named?|list(?:ed)?|own|earned|completed))\b|
  \byour\s+(?:own\s+)?(?:[\p{L}-]+\s+){0,3}?(?:certificates?|certifications?|experience|knowledge|skills?|use|work|background|expertise|
  training|degree|diploma|mastery|command|proficiency|years|projects?|awards?)\b|
  \b(?:aap(?:ke|ka|ki|ne)?|tum(?:hare|hara|hari|ne)?)\b.{0,60}\b(?:hai|hain|ho|kiya|aata|aati)\b
`;

/** What is not there, what may be, and what is near to something else. */
const LEFT_OPEN = regex("iu")`
  \b(?:not|no|never|nothing|none|neither|nor|nowhere|cannot|without|lacks?|lacking|missing|absent|if|unless|whether|would|could|
  should|may|might|until|once|close|near|similar|instead|like|nahi|nahin|nhi|agar|yadi|\p{L}+n['’]t)\b|\?
`;

/** Where another clause begins. A comma alone goes on with a list. */
const NEXT_CLAUSE = regex("iu")`
  [;:]\s|,\s+(?=(?:and\s+)?(?:the|a|an|as|but|which|it|this|that|your|you|so|if|while|although|though|because|they|what)\b)
  |\s+(?:but|while|because|although|though)\s+|\s+and\s+(?=(?:the|it|this|they|your|you|add|what)\b)
`;

/** Facts that a person has or lacks. Figures and dates may be those of the report. */
const HAD: ReadonlySet<FactKind> = new Set(["skill", "degree", "award", "title"]);

interface Owned {
  /** All that the person wrote, without the job and the report. */
  readonly own: string;
  /** What the job asks for. */
  readonly terms: readonly string[];
  /** The facts of a text that `own` does not hold. */
  readonly violationsIn: (text: string) => readonly FactViolation[];
}

/**
 * The sentences of an answer that give the reader what only the job names: "Your certificate in Primavera P6 is what
 * they want." [] where each says of the reader what the reader wrote, or that it is missing.
 */
export function attributedParts(
  text: string,
  { own, terms, violationsIn }: Owned,
): readonly { readonly from: number; readonly to: number }[] {
  const written = compact(tokenize(own));
  const notOwn = terms
    .map((term) => compact(tokenize(term)))
    .filter((term) => !written.includes(term));
  let end = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const from = end;
    end += sentence.length;
    const isClaimed = sentence
      .split(NEXT_CLAUSE)
      .filter((clause) => OF_THE_READER.test(clause) && !LEFT_OPEN.test(clause))
      .some(
        (clause) =>
          notOwn.some((term) => compact(tokenize(clause)).includes(term)) ||
          violationsIn(clause).some(({ kind }) => HAD.has(kind)),
      );
    return isClaimed ? [{ from, to: end }] : [];
  });
}
