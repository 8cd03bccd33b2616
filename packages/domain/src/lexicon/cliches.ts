/**
 * Phrases every resume could carry, so that they say nothing of this one.
 *
 * Our own list, from the sample resumes of many builders and the advice of university career offices.
 */
export const CLICHES: readonly string[] = [
  "hard working",
  "hardworking",
  "hard-working",
  "team player",
  "self starter",
  "self-starter",
  "self motivated",
  "self-motivated",
  "highly motivated",
  "results driven",
  "results-driven",
  "result oriented",
  "result-oriented",
  "results oriented",
  "results-oriented",
  "goal oriented",
  "goal-oriented",
  "detail oriented",
  "detail-oriented",
  "quick learner",
  "fast learner",
  "go getter",
  "go-getter",
  "think outside the box",
  "out of the box thinking",
  "out-of-the-box",
  "dynamic individual",
  "dynamic professional",
  "passionate about",
  "passionate individual",
  "proven track record",
  "track record of success",
  "excellent communication skills",
  "good communication skills",
  "strong communication skills",
  "strong work ethic",
  "work under pressure",
  "synergy",
  "best of breed",
  "thought leader",
  "thought leadership",
  "value addition",
  "value add",
  "wear many hats",
  "perfectionist",
  "utmost dedication",
  "esteemed organization",
  "esteemed organisation",
  "reputed organization",
  "reputed organisation",
  "reputed company",
  "challenging position",
  "challenging environment",
  "challenging role",
  "growth oriented organization",
  "growth of the organization",
  "growth of the organisation",
  "utilize my skills",
  "utilise my skills",
  "enhance my skills",
  "positive attitude",
  "positive thinking",
  "team work",
  "fast paced environment",
  "fast-paced environment",
  "seasoned professional",
  "go to person",
  "multitasker",
  "multi-tasker",
];

/** Words in the place of a number or a name. */
export const VAGUE: readonly string[] = [
  "various",
  "several",
  "numerous",
  "etc",
  "and so on",
  "a lot of",
  "lots of",
  "day to day",
  "day-to-day",
  "many different",
];

/** Where one of the phrases is in a text, whole words, any case. */
export function findPhrases(
  text: string,
  phrases: readonly string[],
): { readonly phrase: string; readonly from: number; readonly to: number }[] {
  const lower = text.toLowerCase();
  const found: { phrase: string; from: number; to: number }[] = [];
  for (const phrase of phrases) {
    let from = lower.indexOf(phrase);
    while (from >= 0) {
      const to = from + phrase.length;
      if (!isLetter(lower[from - 1]) && !isLetter(lower[to])) found.push({ phrase, from, to });
      from = lower.indexOf(phrase, to);
    }
  }
  // "results oriented" and "results-oriented" cannot overlap, "value add" and "value addition" cannot match both.
  return found.toSorted((a, b) => a.from - b.from);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
