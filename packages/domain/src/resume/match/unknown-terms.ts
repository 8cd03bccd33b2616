import { PLAIN_CAPITALS, PLAIN_NAMES } from "./ambiguous.ts";
import { isNamed } from "./careers-index.ts";
import type { CareersIndex } from "./careers-index.ts";
import type { SkillMention } from "./find-skills.ts";
import { tokenize } from "./terms.ts";
import type { Token } from "./terms.ts";

/** The most words an unknown name may have: "Oracle Fusion Cloud". */
const LONGEST = 3;

/**
 * Names of tools and methods in a requirement line that no list of ours holds.
 *
 * Precision before recall: a word counts when its own form is technical (`GraphQL`, `S4HANA`, `KYC`,
 * `dbt-core`), or when it is capitalised in mid-sentence and stands in a list beside a known skill or after
 * "such as". Places, months, degrees, companies of the title line and ordinary words never count.
 */
export function findUnknownTerms(
  text: string,
  index: CareersIndex,
  known: readonly SkillMention[],
  title: string,
): string[] {
  const tokens = tokenize(text);
  const inTitle = new Set(tokenize(title).map((token) => token.key));
  const isTaken = (token: Token) =>
    known.some((mention) => token.from < mention.to && mention.from < token.to);
  const terms: string[] = [];

  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (
      !token ||
      isTaken(token) ||
      inTitle.has(token.key) ||
      index.exact.has(token.key) ||
      !isNameLike(token, tokens, i)
    )
      continue;
    const words = [token];
    for (
      let next = tokens[i + words.length];
      next && words.length < LONGEST;
      next = tokens[i + words.length]
    ) {
      if (next.gap === "break" || isTaken(next) || !isNameLike(next, tokens, i + words.length))
        break;
      words.push(next);
    }
    const last = words.at(-1) ?? token;
    const isTechnical = words.some((word) => hasTechnicalForm(word.text));
    if (isTechnical || standsInList(text, tokens, i, words.length, known))
      terms.push(text.slice(token.from, last.to));
    i += words.length - 1;
  }
  return [...new Set(terms)];
}

/** Capitals inside or throughout, or letters with a mark or digit: the form of a name that somebody made. */
function hasTechnicalForm(word: string): boolean {
  if (/^\p{Lu}{2,6}$/u.test(word)) return true;
  return (
    /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(word) ||
    /^\p{L}+[+#]+$/u.test(word) ||
    /^(?=\p{L}*\p{Lu})\p{L}{1,8}\d{1,4}(?:\p{L}+)?$/u.test(word)
  );
}

function isNameLike(token: Token, tokens: readonly Token[], at: number): boolean {
  const word = token.text;
  if (word.length < 2 || /^\d/u.test(word)) return false;
  if (
    PLAIN_CAPITALS.has(word) ||
    (PLAIN_CAPITALS.has(word.toUpperCase().replace(/S$/u, "")) && /^\p{Lu}+s?$/u.test(word))
  )
    return false;
  if (PLAIN_NAMES.has(token.key) || PLAIN_NAMES.has(word.toLowerCase())) return false;
  // "B.Tech", "M.Sc", "Ph.D": letters around a dot.
  const next = tokens[at + 1];
  if (word.length <= 2 && next?.gap === "joint") return false;
  if (token.gap === "joint" && (tokens[at - 1]?.text.length ?? 3) <= 2 && at > 0) return false;
  return hasTechnicalForm(word) || (/^\p{Lu}\p{Ll}+$/u.test(word) && at > 0);
}

const CUE =
  /(?:\b(?:such as|like|e\.g\.?|i\.e\.?|including|tools?|namely)\W*|[,/(]\s*|\b(?:and|or)\s+)$/iu;

/** In a list that also holds a known skill, or named as an example of a tool. */
function standsInList(
  text: string,
  tokens: readonly Token[],
  at: number,
  words: number,
  known: readonly SkillMention[],
): boolean {
  const [first, last] = [tokens[at], tokens[at + words - 1]];
  if (!first || !last) return false;
  const before = text.slice(0, first.from);
  if (/\b(?:such as|e\.g\.?)\W*$/iu.test(before)) return true;
  const isAfterMark = CUE.test(before);
  const isBeforeMark = /^\s*(?:[,/)]|\b(?:and|or)\b)/iu.test(text.slice(last.to));
  if (!isAfterMark && !isBeforeMark) return false;
  // Beside "Communication" stands "Ownership"; beside "Kubernetes" stands another tool.
  return known.some(
    (mention) =>
      isNamed(mention.skill) &&
      ((isAfterMark && mention.to <= first.from && isOneList(text.slice(mention.to, first.from))) ||
        (isBeforeMark && mention.from >= last.to && isOneList(text.slice(last.to, mention.from)))),
  );
}

/** Nothing but marks and "and" or "or" lies between two members of one list. */
function isOneList(between: string): boolean {
  return /^[\s,/&()]*(?:and|or)?[\s,/&()]*$/iu.test(between);
}
