import { COMMON } from "../../coach/facts/names/common-words.ts";
import { hasEnglishEnding } from "../../coach/facts/names/ordinary.ts";
import { EVERYDAY, USES } from "../../lexicon/everyday-words.ts";
import { fail, ok, type Result } from "../../result/index.ts";
import { contentStems, FUNCTION_WORDS, singular, tokenize } from "../../text/tokens.ts";
import { numbersOf, readSaid, type SaidAt, timesOf } from "../said/said-text.ts";
import { laterTimes } from "../said/spoken-times.ts";
import type { ReplyGrounds } from "./reply-grounds.ts";

/** Why the words of a language model are not taken. `text` is what was wrong, for a log. */
export interface ReplyRefusal {
  readonly kind: "empty" | "too-long" | "figure" | "time" | "name" | "fact";
  readonly text: string;
}

/** People at work write short. */
const MOST_WORDS = 120;

/**
 * Whether the answer that a language model wrote for a person of a scenario may be shown.
 *
 * Refused are figures, times and names that stand in none of what was asked for, the conversation, the desk and the answer of the rules; more words than a
 * message has; and what this person knows but was not asked for, or may not tell yet.
 *
 * @returns the text without blanks around it, or the first reason against it
 */
export function checkReply(reply: string, grounds: ReplyGrounds): Result<string, ReplyRefusal> {
  const text = reply.trim();
  const said = readSaid(text);
  if (said.words === 0) return fail({ kind: "empty", text: "" });
  if (said.words > MOST_WORDS) return fail({ kind: "too-long", text: `${said.words} words` });
  const held = heldTexts(grounds);
  const time = strangeTime(text, held);
  if (time !== null) return fail({ kind: "time", text: time });
  const figure = strangeFigure(text, held);
  if (figure !== null) return fail({ kind: "figure", text: figure });
  const name = strangeName(text, held);
  if (name !== null) return fail({ kind: "name", text: name });
  const fact = givenAway(text, grounds, held);
  return fact === null ? ok(text) : fail({ kind: "fact", text: fact });
}

/** All that may be said again. */
function heldTexts(grounds: ReplyGrounds): readonly string[] {
  const { person, player, colleagues, asked, told, thread, desk, reply } = grounds;
  return [
    ...[...asked, ...told].map((fact) => fact.text),
    ...thread.map((line) => line.text),
    ...desk,
    reply,
    ...[person, ...colleagues].map(({ name, title }) => `${name}, ${title}`),
    `${player.as}, ${player.company}, ${player.place}`,
  ];
}

/** Times of a text, on a clock of twelve hours: "10:45", "quarter to eleven", "at noon". */
function clockTimes(text: string): readonly (SaidAt & { readonly clock: number })[] {
  const spoken = laterTimes(text, -1).filter(({ isFromNow }) => !isFromNow);
  return [...spoken, ...timesOf(text)].map(({ from, to, minute }) => ({
    from,
    to,
    clock: minute % 720,
  }));
}

function strangeTime(text: string, held: readonly string[]): string | null {
  const known = new Set(held.flatMap((one) => clockTimes(one).map(({ clock }) => clock)));
  const strange = clockTimes(text).find(({ clock }) => !known.has(clock));
  return strange ? text.slice(strange.from, strange.to) : null;
}

/** Numbers that count nothing: "one moment", "the second one". */
const NO_FIGURE = /^(?:one|first|second|once|ek)$/iu;

function strangeFigure(text: string, held: readonly string[]): string | null {
  const known = new Set(
    held.flatMap((one) => numbersOf(readSaid(one)).flatMap(({ values }) => values)),
  );
  // Times have been looked at as times.
  const times = clockTimes(text);
  const strange = numbersOf(readSaid(text)).find(
    ({ from, to, values }) =>
      !NO_FIGURE.test(text.slice(from, to)) &&
      !values.some((value) => known.has(value)) &&
      !times.some((time) => time.from < to && from < time.to),
  );
  return strange ? text.slice(strange.from, strange.to) : null;
}

const ORDINARY = new Set([...EVERYDAY, ...USES, ...COMMON]);

/** Words with a capital that name nothing. */
const NO_NAMES =
  /^(?:I|OK|Okay|Yes|No|Sir|Madam|Ma|Mr|Mrs|Ms|Dr|Hi|Hello|Hey|Thanks|PS|FYI|EOD|ASAP)$/u;

/** Behind a word that opens a sentence, these make it somebody who does something: "Suresh told me". */
const PREDICATE =
  /^(?:is|was|has|had|will|would|can|could|may|might|should|must|says|said|told|knows|knew|went|does|did|[a-z]{3,}ed)$/u;

function strangeName(text: string, held: readonly string[]): string | null {
  const known = new Set(
    held.flatMap((one) => tokenize(one).flatMap(({ key }) => [key, singular(key)])),
  );
  for (const { words } of readSaid(text).sentences)
    for (const [at, word] of words.entries()) {
      if (!/^\p{Lu}/u.test(word.text) || NO_NAMES.test(word.text)) continue;
      if (known.has(word.key) || known.has(singular(word.key))) continue;
      const hasShape = /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{Lu}\p{N}/u.test(word.text);
      const next = words[at + 1];
      const isSubject =
        next !== undefined && (PREDICATE.test(next.text) || /^\p{Lu}/u.test(next.text));
      if (hasShape || at > 0 || (isSubject && !isOrdinary(word.key))) return word.text;
    }
  return null;
}

function isOrdinary(key: string): boolean {
  return (
    FUNCTION_WORDS.has(key) ||
    ORDINARY.has(key) ||
    ORDINARY.has(singular(key)) ||
    singular(key) !== key ||
    hasEnglishEnding(key)
  );
}

/** Shares of the words of a sentence, and of the words a fact alone has, from which on it is told. */
const TOLD_SENTENCE = 0.6;
const TOLD_FACT = 0.5;
/** A sentence with fewer words of meaning says nothing by itself. */
const LEAST_WORDS = 3;

/** A fact that was not asked for or may not be told yet, where the text tells it; null for none. */
function givenAway(
  text: string,
  { withheld }: ReplyGrounds,
  held: readonly string[],
): string | null {
  const said = new Set(contentStems(text));
  const open = new Set(held.flatMap(contentStems));
  const isTold = (fact: string) => {
    const own = contentStems(fact).filter((stem) => !open.has(stem));
    const hits = own.filter((stem) => said.has(stem)).length;
    if (hits >= 2 && hits >= own.length * TOLD_FACT) return true;
    return readSaid(fact).sentences.some((sentence) => {
      const stems = contentStems(sentence.text);
      const found = stems.filter((stem) => said.has(stem));
      return (
        stems.length >= LEAST_WORDS &&
        found.length >= stems.length * TOLD_SENTENCE &&
        found.some((stem) => !open.has(stem))
      );
    });
  };
  return withheld.find((fact) => isTold(fact.text))?.text ?? null;
}
