import type { ExamplePiece } from "../../resume/report.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { verbBehind, verbOf } from "../../lexicon/verbs.ts";
import { findUnmeasuredChange } from "./results.ts";
import { sentenceStart } from "../../text/wording.ts";

const text = (value: string): ExamplePiece => ({ kind: "text", text: value });
const blank = (ask: string): ExamplePiece => ({ kind: "blank", ask });

/**
 * A bullet's own words with blanks for what only the person knows.
 *
 * Never adds a fact: every word of the text pieces is in the quote, is another form of a verb that
 * is in the quote, or is "from", "to" or "by". A duty phrase at the start gives way to the verb behind
 * it; without one, the verb is asked for.
 * */
export function withResult(quote: string): ExamplePiece[] {
  // What has a result is finished, also in a current job.
  const opening = openedWithVerb(quote, false);
  const change = findUnmeasuredChange(lastText(opening));
  if (change && endsWithObject(lastText(opening).slice(change.to)))
    return joined([
      ...opening,
      text(" from "),
      blank("how much?"),
      text(" to "),
      blank("how much?"),
    ]);
  if (change)
    return joined([...opening, text(", "), blank(`${change.word.toLowerCase()} by how much?`)]);
  return joined([...opening, text(", "), blank(askFor(quote) ?? "with what result?")]);
}

/** Whether what follows the verb of change is what was changed and nothing else, so that "from … to …" can follow. */
function endsWithObject(after: string): boolean {
  return (
    after.trim() !== "" &&
    !/[,;:]|\b(?:and|by|using|with|through|for|via|in|to|as|so|which|that)\b/iu.test(after)
  );
}

/**
 * The bullet's own words, opened with a verb or with a blank for one.
 *
 * @param current  true for current work, whose verbs stay in the present tense
 */
export function openedWithVerb(quote: string, current: boolean): ExamplePiece[] {
  const plain = quote.trim().replace(/[.;,\s]+$/u, "");
  const duty = dutyOpening(plain);
  if (!duty) {
    const first = /^[\p{L}-]+/u.exec(plain)?.[0] ?? "";
    const verb = verbOf(first);
    if (verb?.form === "gerund") {
      const done = current ? verb.verb.base : verb.verb.past;
      // "Checking of steel" was "Checked steel".
      const rest = plain.slice(first.length).replace(/^\s+of(?=\s)/iu, "");
      return [text(sentenceStart(done) + chained(rest, current))];
    }
    if (verb) return [text(plain)];
    const hidden = verbBehind(first);
    const object = /^[\p{L}-]+\s+of\s+(?=\S)(.+)$/su.exec(plain)?.[1];
    // "Preparation of reports" was "Prepared reports".
    if (hidden && object)
      return [
        text(`${sentenceStart(current ? hidden.base : hidden.past)} ${chained(object, current)}`),
      ];
    return [blank("what did you do?"), text(` ${plain}`)];
  }
  const rest = plain.slice(duty.rest);
  const first = /^[\p{L}-]+/u.exec(rest)?.[0] ?? "";
  const verb = verbOf(first);
  // Who was involved in a work did not do it alone.
  const isOwn = /responsib|accountable|charge|tasked|entrusted|duties/u.test(duty.phrase);
  const hidden = isOwn ? verbBehind(first) : null;
  const object = /^[\p{L}-]+\s+of\s+(?=\S)(.+)$/su.exec(rest)?.[1];
  // "Responsible for execution of the work" is "Executed the work".
  if (hidden && object)
    return [
      text(`${sentenceStart(current ? hidden.base : hidden.past)} ${chained(object, current)}`),
    ];
  if (!verb || verb.form === "past" || /^\p{Lu}/u.test(rest)) return opened(rest, current);
  if (verb.form === "base" && !duty.phrase.endsWith("to") && !duty.phrase.startsWith("help"))
    return opened(rest, current);
  // Help stays help: who helped to train did not train alone.
  if (duty.phrase.startsWith("help")) {
    const work = rest.slice(first.length).replace(/^\s+of(?=\s)/iu, "");
    return [text(`${current ? "Help" : "Helped"} ${verb.verb.base}${work}`)];
  }
  if (/^(?:assist|participat|took part|part of|member of)/u.test(duty.phrase))
    return opened(rest, current);
  const word = current ? verb.verb.base : verb.verb.past;
  return [text(sentenceStart(word) + chained(rest.slice(first.length), current))];
}

function opened(rest: string, current: boolean): ExamplePiece[] {
  const ask = blank("what did you do?");
  return rest === "" ? [ask] : [ask, text(` ${chained(rest, current)}`)];
}

/** " and managing stores" and " and worked on improving it" follow the first verb: " and managed stores". */
function chained(rest: string, current: boolean): string {
  return rest.replace(
    // "and checking of sheets" is "and checked sheets".
    /(?<=\band\s)(?:worked on |helped with )?(\p{Ll}+ing)\b(?:\s+of)?(?=\s+\p{L})/gu,
    (whole, word: string) => {
      const verb = verbOf(word);
      if (!verb || verb.form !== "gerund") return whole;
      return current ? verb.verb.base : verb.verb.past;
    },
  );
}

function lastText(pieces: readonly ExamplePiece[]): string {
  const last = pieces.at(-1);
  return last?.kind === "text" ? last.text : "";
}

/** What the result of such work is usually counted in. Asks, never states. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:report|dashboard|mis\b|analys)/iu, "what did someone decide or save with it?"],
  [
    /\b(?:train|mentor|taught|teach|onboard|coach|student|workshop)/iu,
    "how many people, and what changed for them?",
  ],
  [
    /\b(?:sales|sold|revenue|client|customer|account|lead gen|campaign)/iu,
    "how many, and worth how much?",
  ],
  [/\b(?:test|bug|defect|qa\b|quality)/iu, "how many found, how many left?"],
  [
    /\b(?:api|app\b|application|website|platform|feature|module|system|pipeline)/iu,
    "used by how many, or faster by how much?",
  ],
  [
    /\b(?:team|staff|people|led\b|supervis|hir|recruit|volunteer)/iu,
    "how many people, and what came of it?",
  ],
  [/\b(?:process|automat|manual|workflow|document)/iu, "how many hours saved?"],
  [
    /\b(?:budget|cost|invoice|payment|audit|ledger|tax|payroll|reconcil)/iu,
    "how much money, how many a month?",
  ],
];

/** What the result of such work is usually counted in, as a question; null where that is not known. */
export function askFor(quote: string): string | null {
  return ASKS.find(([words]) => words.test(quote))?.[1] ?? null;
}

/** Neighbouring texts become one. */
function joined(pieces: readonly ExamplePiece[]): ExamplePiece[] {
  const result: ExamplePiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === "text" && last?.kind === "text")
      result[result.length - 1] = text(last.text + piece.text);
    else result.push(piece);
  }
  return result;
}
