import type { ScriptedAnswer, ScriptProblem } from "./script.ts";
import { ANSWER_FIELDS, plain } from "./words.ts";

/** Longer ones are cut: a person's own are cut at the same length. */
const MOST_TEXT = 20_000;
/** An hour: what is longer is a slip of the file. */
const MOST_SECONDS = 3_600;

const NOTHING: ScriptedAnswer = {
  text: "",
  seconds: null,
  pauses: null,
  wait: null,
  correct: null,
  skip: false,
  hints: 0,
  again: false,
  solved: null,
};

type Fields = Readonly<Record<string, unknown>>;
type Add = (path: readonly (string | number)[], text: string) => void;

export interface ReadAnswers {
  readonly answers: readonly ScriptedAnswer[];
  readonly problems: readonly ScriptProblem[];
  readonly notes: readonly ScriptProblem[];
}

/** The answers of a script: a list of texts and objects, or one text. `problems` are wrong types, `notes` fields that mean nothing here. */
export function readAnswers(value: unknown, at: string): ReadAnswers {
  const problems: ScriptProblem[] = [];
  const notes: ScriptProblem[] = [];
  const list = listOf(value);
  if (list === null) {
    const text = "write a list of answers: each a text, or an object with text";
    return { answers: [], problems: [{ path: [at], text }], notes };
  }
  const answers = list.flatMap((one, place): readonly ScriptedAnswer[] => {
    if (isInterviewer(one)) return [];
    const answer = readAnswer(
      one,
      (path, text) => problems.push({ path: [at, place, ...path], text }),
      (path, text) => notes.push({ path: [at, place, ...path], text }),
    );
    return answer ? [answer] : [];
  });
  return { answers, problems, notes };
}

function listOf(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? [value] : null;
}

/** A transcript has both sides; what the interviewer says is ours to decide. */
function isInterviewer(one: unknown): boolean {
  if (typeof one !== "object" || one === null) return false;
  const { role, speaker, by } = one as Fields;
  return [role, speaker, by].some((name) => name === "interviewer" || name === "assistant");
}

function readAnswer(one: unknown, problem: Add, note: Add): ScriptedAnswer | null {
  if (one === null || one === undefined) return NOTHING;
  if (typeof one === "string") return { ...NOTHING, text: one.slice(0, MOST_TEXT) };
  if (typeof one === "number" || typeof one === "boolean") return { ...NOTHING, text: String(one) };
  if (Array.isArray(one) || typeof one !== "object") {
    problem([], "write a text, or an object with text");
    return null;
  }
  const fields = fieldsOf(one as Fields, note);
  const skip = fields["skip"]?.value;
  return {
    text: textOf(fields["text"], problem) ?? "",
    seconds: secondsOf(fields["seconds"], problem),
    pauses: pausesOf(fields["pauses"], problem),
    wait: secondsOf(fields["wait"], problem),
    correct: textOf(fields["correct"], problem),
    skip: skip !== undefined && skip !== false && skip !== null && skip !== "no",
    hints: hintsOf(fields["hints"], problem),
    again: Boolean(fields["again"]?.value),
    solved: solvedOf(fields, problem),
  };
}

interface Field {
  readonly key: string;
  readonly value: unknown;
}

function fieldsOf(one: Fields, note: Add): Readonly<Partial<Record<string, Field>>> {
  const fields: Partial<Record<string, Field>> = {};
  for (const [key, value] of Object.entries(one)) {
    const field = ANSWER_FIELDS[plain(key)];
    if (field === undefined) note([key], `“${key}” is no field of an answer, and is left out`);
    else fields[field] ??= { key, value };
  }
  return fields;
}

function textOf(field: Field | undefined, problem: Add): string | null {
  if (!field || field.value === null) return null;
  if (typeof field.value === "string") return field.value.slice(0, MOST_TEXT);
  if (typeof field.value === "number") return String(field.value);
  problem([field.key], `write a text for ${field.key}`);
  return null;
}

function secondsOf(field: Field | undefined, problem: Add): number | null {
  if (!field || field.value === null) return null;
  const seconds = numberOf(field.value);
  if (seconds !== null) return Math.min(seconds, MOST_SECONDS);
  problem([field.key], `write a number of seconds for ${field.key}, 0 or more`);
  return null;
}

/** 42, "42", "42 s". */
function numberOf(value: unknown): number | null {
  const number =
    typeof value === "string"
      ? Number(/^\s*(\d+(?:\.\d+)?)\s*(?:s|sec|seconds?)?\s*$/iu.exec(value)?.[1])
      : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

function pausesOf(field: Field | undefined, problem: Add): readonly number[] | null {
  if (!field || field.value === null) return null;
  const list = Array.isArray(field.value) ? field.value : [field.value];
  const pauses = list.map(numberOf);
  if (pauses.every((one) => one !== null)) return pauses;
  problem([field.key], `write a list of seconds for ${field.key}, as [3, 4.5]`);
  return null;
}

function hintsOf(field: Field | undefined, problem: Add): number {
  if (!field || field.value === null || field.value === false) return 0;
  if (field.value === true) return 1;
  const count = numberOf(field.value);
  if (count === null) problem([field.key], `write how many hints are opened, as hints: 1`);
  return Math.min(10, Math.floor(count ?? 0));
}

function solvedOf(
  fields: Readonly<Partial<Record<string, Field>>>,
  problem: Add,
): ScriptedAnswer["solved"] {
  const code = textOf(fields["code"], problem);
  if (code === null) return null;
  const total = Math.floor(secondsOf(fields["total"], problem) ?? 1);
  const passed = Math.floor(secondsOf(fields["passed"], problem) ?? 0);
  const language = textOf(fields["language"], problem);
  return { language: language ?? "sql", code, passed: Math.min(passed, total), total };
}
