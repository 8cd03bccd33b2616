import type { ErrorHelp } from "./error-help.ts";
import { SQL_ERRORS } from "./sql-errors.ts";

/** What PostgreSQL says of a statement it refuses. */
export interface SqlError {
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly message: string;
  /** Where in the text, from 1 in characters; null where it does not say. */
  readonly position: number | null;
  readonly detail: string | null;
  readonly hint: string | null;
}

export interface ExplainedError {
  /** One sentence: what is wrong. */
  readonly sentence: string;
  /** What to do about it. */
  readonly advice: string;
  /** The word or sign it is about, in UTF-16 units of the text; null where PostgreSQL does not say. */
  readonly place: { readonly from: number; readonly to: number } | null;
  /** The page of the SQL course that teaches it; null for none. */
  readonly lesson: string | null;
}

/** An error of PostgreSQL in a learner's words. One that is not known keeps PostgreSQL's own message. */
export function explainError(error: SqlError, sql: string): ExplainedError {
  const help = SQL_ERRORS.get(error.code) ?? SQL_ERRORS.get(error.code.slice(0, 2)) ?? UNKNOWN;
  const place = placeOf(error.position, sql);
  const word = place ? sql.slice(place.from, place.to) : "";
  const named = [...error.message.matchAll(/"([^"]+)"/gu)].map((match) => match[1] ?? "");
  return {
    sentence: filled(help.sentence, { word, named, message: error.message }),
    advice: filled(help.advice, { word, named, message: error.message }),
    place,
    lesson: help.lesson,
  };
}

const UNKNOWN: ErrorHelp = {
  sentence: "{message}.",
  advice: "Run a smaller part of the statement by itself to see which one it is about.",
  lesson: null,
};

/** {1} and {2} are the names in quotation marks of PostgreSQL's message, {word} the text at its place. */
function filled(
  text: string,
  {
    word,
    named,
    message,
  }: { readonly word: string; readonly named: readonly string[]; readonly message: string },
): string {
  const start = message.slice(0, 1).toUpperCase() + message.slice(1);
  return text
    .replaceAll("{1}", named[0] ?? word)
    .replaceAll("{2}", named[1] ?? "")
    .replaceAll("{word}", word === "" ? (named[0] ?? "the end") : word)
    .replaceAll("{message}", start);
}

/** A name with its quotation marks, one with the table it is of, a number, a text, or one sign. */
const TOKEN =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_$]*(?:\.[\p{L}_][\p{L}\p{N}_$]*)*|\d[\d.]*|\S/uy;

function placeOf(position: number | null, sql: string): ExplainedError["place"] {
  if (position === null) return null;
  // PostgreSQL counts characters, a text of JavaScript UTF-16 units.
  const from = Array.from(sql)
    .slice(0, position - 1)
    .join("").length;
  TOKEN.lastIndex = from;
  const match = TOKEN.exec(sql);
  if (!match) return null;
  return { from, to: from + match[0].length };
}
