const LINE_BREAK = /[\r\n\t]/u;
/** What stands before an entry of a copied list. */
const LIST_SIGN = /^[\s•·▪◦‣*–—-]+(?=\S)/u;

/**
 * Cuts a text into tags at the delimiter and at line ends, but not within brackets: "SQL (PostgreSQL, BigQuery)" is one.
 *
 * @returns  the parts, trimmed, without the signs of a copied list; "" for an empty one
 */
export function splitTags(text: string, delimiter: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    const isBreak = LINE_BREAK.test(letter);
    if (isBreak) depth = 0;
    if (isBreak || (letter === delimiter && depth === 0)) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.map((part) => part.replace(LIST_SIGN, "").trim());
}

/** Why a tag was not taken. */
export type TagProblem = "duplicate" | "too-many" | "too-long";

interface TagRules {
  readonly most: number;
  readonly longest: number;
  readonly allowDuplicates: boolean;
}

/** Adds tags one after the other. What cannot be added is listed with the reason; blank ones are passed over. */
export function addTags(
  tags: readonly string[],
  wanted: readonly string[],
  rules: TagRules,
): {
  readonly tags: readonly string[];
  readonly refused: readonly { tag: string; why: TagProblem }[];
} {
  const kept = [...tags];
  const known = new Set(tags.map(tagKey));
  const refused: { tag: string; why: TagProblem }[] = [];
  for (const tag of wanted) {
    if (tag === "") continue;
    const why = problemOf(tag);
    if (why) refused.push({ tag, why });
    else {
      kept.push(tag);
      known.add(tagKey(tag));
    }
  }
  return { tags: kept.length === tags.length ? tags : kept, refused };

  function problemOf(tag: string): TagProblem | null {
    if (!rules.allowDuplicates && known.has(tagKey(tag))) return "duplicate";
    if (tag.length > rules.longest) return "too-long";
    return kept.length >= rules.most ? "too-many" : null;
  }
}

/** Two tags with the same key are the same to a reader. */
export function tagKey(tag: string): string {
  return tag.normalize("NFC").toLocaleLowerCase("en");
}
