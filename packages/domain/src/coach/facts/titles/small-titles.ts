import { TITLE_HEADS } from "../../../lexicon/title-words.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import type { FactWord } from "../words.ts";
import { isTitleHead } from "./title-heads.ts";

/** Words of a title before the one that says what somebody is. */
const MOST_WORDS = 3;
/** What a title that opens a line is followed by. */
const BEHIND =
  /^(?:at|in|for|of|with|who|from|since|on|to|by|and|until|till|having|holding|skilled|experienced)$/u;
/** Before a title: "worked as a", "promoted to", "became". */
const BEFORE = /^(?:as|became|become|becoming|role|position|post)$/u;
const PROMOTED = /^(?:promoted|rose|elevated|raised|moved|up)$/u;
/** Words that make another title of one, so that the source must have them: of others it need not. */
const TELLING =
  /^(?:senior|sr|junior|lead|principal|chief|head|vice|managing|chartered|deputy|assistant|general|regional|national|team|project|product|area|branch)$/u;

/**
 * Titles in small letters: "Warehouse manager who …" at the start of a line, "promoted to team leader". Of each the words
 * that the source must have.
 */
export function smallTitles(words: readonly FactWord[]): (readonly FactWord[])[] {
  return words.flatMap((word, at): (readonly FactWord[])[] => {
    const start = startOf(words, at);
    if (start === null) return [];
    if (isRaised(words.slice(start, start + 2)) && start >= at) return [[words[start] ?? word]];
    const length = words
      .slice(start, start + MOST_WORDS + 1)
      .findIndex(({ text, key }) => isTitleHead(text) || key === "head");
    const title = words.slice(start, start + length + 1);
    const [head, next] = [title.at(-1), words[start + length + 1]];
    if (length < 0 || !head || head.hasCapital || head.key.endsWith("s")) return [];
    if (title.slice(1).some(({ gap }) => gap === "break")) return [];
    if (title.some((one) => FUNCTION_WORDS.has(one.key))) return [];
    const isOpening = word.opens && start === at;
    // "Chef prepared", "Manager meetings": the word goes with what follows.
    if (
      isOpening &&
      next &&
      next.gap !== "break" &&
      !BEHIND.test(next.key) &&
      !next.key.endsWith("ing")
    )
      return [];
    // "Assist manager in".
    const isVerb =
      !LEARNT.test(word.key) &&
      verbOf(word.key) !== null &&
      !TITLE_HEADS.has(word.key) &&
      !TELLING.test(word.key);
    if (isOpening && isVerb) return [];
    return [title.filter((one) => one === head || TELLING.test(one.key))];
  });
}

/** "Senior cabin crew": raised, whatever it is. */
function isRaised([first, second]: readonly FactWord[]): boolean {
  return (
    first?.key === "senior" &&
    second?.gap === "space" &&
    /^\p{Ll}{3,}$/u.test(second.text) &&
    !/^(?:citizens?|secondary|living|high|year|students?|school|most)$/u.test(second.key)
  );
}

/** Words for having learnt a trade: "qualified actuary". */
const LEARNT = /^(?:qualified|trained|experienced|practising|practicing|professional|skilled)$/u;

/** The number of the word that may begin a title; null where none can. */
function startOf(words: readonly FactWord[], at: number): number | null {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || word.gap === "joint" || /\d/u.test(word.text)) return null;
  if (word.opens) return at;
  const isBehind = BEFORE.test(word.key) || (word.key === "to" && PROMOTED.test(before?.key ?? ""));
  if (!isBehind) return null;
  let start = at + 1;
  while (/^(?:a|an|the|of|my|their)$/u.test(words[start]?.key ?? "")) start++;
  return start;
}

/** "Head of Mathematics", "Director of sales": the word before "of". */
export function titlesOfWhat(words: readonly FactWord[]): (readonly FactWord[])[] {
  return words.flatMap((word, at) => {
    const isTitle = /^(?:head|director|chief|dean|president)$/u.test(word.key);
    return isTitle && (word.hasCapital || word.opens) && words[at + 1]?.key === "of"
      ? [[word]]
      : [];
  });
}
