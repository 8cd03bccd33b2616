import { readAnswers } from "./read-answers.ts";
import type { InterviewScript, ScriptProblem } from "./script.ts";
import {
  byOf,
  FIELD_NAMES,
  kindOf,
  languageOf,
  levelOf,
  mannerOf,
  minutesOf,
  modeOf,
  plain,
  sourceOf,
} from "./words.ts";

export interface ReadScript {
  /** Null where something has to be mended. */
  readonly script: InterviewScript | null;
  readonly problems: readonly ScriptProblem[];
  /** What is left out, and does not stop it. */
  readonly notes: readonly ScriptProblem[];
}

/**
 * A script from what a YAML or JSON file holds. Names of fields and words for choices may be written in other ways that mean the same; a field that is missing has its usual
 * value. Never throws.
 */
export function readScript(value: unknown): ReadScript {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const text = "write fields: at least answers, and type and role where they matter";
    return { script: null, problems: [{ path: [], text }], notes: [] };
  }
  const problems: ScriptProblem[] = [];
  const notes: ScriptProblem[] = [];
  const fields = fieldsOf(value as Readonly<Record<string, unknown>>, notes);
  const answers = readAnswers(
    fields.get("answers")?.value,
    fields.get("answers")?.key ?? "answers",
  );
  problems.push(...answers.problems);
  notes.push(...answers.notes);
  const choose = chooser(fields, problems, notes);
  const script: InterviewScript = {
    kind: choose("kind", kindOf, KINDS) ?? "mixed",
    role: textOf(fields.get("role"), problems),
    level: choose("level", levelOf, "fresher, 0-3, 4-7, 7+ or a number of years"),
    manner: choose("manner", mannerOf, "warm, plain, probing or brisk") ?? "plain",
    mode: choose("mode", modeOf, "real or study") ?? "real",
    minutes: choose("minutes", minutesOf, "10, 25 or 40") ?? 25,
    language: choose("language", languageOf, "en-IN or hi-IN") ?? "en-IN",
    by: choose("by", byOf, "voice or keyboard") ?? spokenOrTyped(answers.answers),
    source: choose("source", sourceOf, "role, resume or job"),
    seed: choose("seed", seedOf, "a whole number") ?? 1,
    resume: resumeOf(fields.get("resume"), problems),
    job: textOf(fields.get("job"), problems),
    questions: idsOf(fields.get("questions"), problems),
    answers: answers.answers,
  };
  return { script: problems.length > 0 ? null : script, problems, notes };
}

const KINDS = "mixed, behavioural, technical, resume, hr, case or coding";

interface Field {
  readonly key: string;
  readonly value: unknown;
}
type FieldMap = ReadonlyMap<string, Field>;

function fieldsOf(value: Readonly<Record<string, unknown>>, notes: ScriptProblem[]): FieldMap {
  const fields = new Map<string, Field>();
  for (const [key, one] of Object.entries(value)) {
    const field = FIELD_NAMES[plain(key)];
    if (field === undefined) {
      notes.push({ path: [key], text: `“${key}” is no field of a script, and is left out` });
    } else if (!fields.has(field)) {
      fields.set(field, { key, value: one });
    }
  }
  return fields;
}

/** Names that may say something of the candidate as well: a word that is no choice is left out, and does not stop the script. */
const MAY_BE_OTHER = new Set([
  "persona",
  "style",
  "tone",
  "time",
  "input",
  "via",
  "from",
  "source",
  "basis",
  "channel",
  "medium",
  "lang",
]);

/** Reads a choice: a word or a number that means one of the values. */
function chooser(fields: FieldMap, problems: ScriptProblem[], notes: ScriptProblem[]) {
  return <Value>(
    name: string,
    read: (word: string) => Value | null,
    values: string,
  ): Value | null => {
    const field = fields.get(name);
    if (!field || field.value === null || field.value === "") return null;
    const isWord = typeof field.value === "string" || typeof field.value === "number";
    const found = isWord ? read(String(field.value)) : null;
    if (found === null) {
      const written = isWord ? `“${String(field.value)}” is none of them: ` : "";
      const said = { path: [field.key], text: `${written}write ${values} for ${field.key}` };
      (MAY_BE_OTHER.has(plain(field.key)) ? notes : problems).push(said);
    }
    return found;
  };
}

function textOf(field: Field | undefined, problems: ScriptProblem[]): string {
  if (!field || field.value === null) return "";
  if (typeof field.value === "string") return field.value;
  if (Array.isArray(field.value) && field.value.every((line) => typeof line === "string"))
    return field.value.join("\n");
  problems.push({ path: [field.key], text: `write a text for ${field.key}` });
  return "";
}

function resumeOf(field: Field | undefined, problems: ScriptProblem[]): string | object | null {
  if (!field || field.value === null || field.value === "") return null;
  if (typeof field.value === "object" && !Array.isArray(field.value)) return field.value;
  const text = textOf(field, problems);
  return text === "" ? null : text;
}

function idsOf(field: Field | undefined, problems: ScriptProblem[]): readonly string[] {
  if (!field || field.value === null) return [];
  const list: unknown[] = Array.isArray(field.value) ? field.value : [field.value];
  if (list.every((one) => typeof one === "string")) return list;
  problems.push({ path: [field.key], text: `write ids of questions for ${field.key}` });
  return [];
}

function seedOf(word: string): number | null {
  const seed = Number(word);
  return Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
}

/** Whoever gives the length of an answer speaks. */
function spokenOrTyped(answers: InterviewScript["answers"]): InterviewScript["by"] {
  return answers.some(({ seconds }) => seconds !== null) ? "voice" : "keyboard";
}
