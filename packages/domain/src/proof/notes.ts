import type { DraftField } from "../draft/draft.ts";
import type { CheckResult, Evidence, Improvement, Report } from "../resume/report.ts";
import type { Proof, ProofField } from "./proof.ts";
import { compared, linesOf } from "./words.ts";

/** What the score has to say of one place in the form. */
export interface FieldNote {
  readonly field: DraftField;
  /** Of a description: which of its lines that are not blank, from 0. Null where the field is one text. */
  readonly line: number | null;
  /** The words in question: "Was responsible for"; "" for the whole of the field. */
  readonly words: string;
  /** "Names a duty. It does not say what you did." */
  readonly note: string;
  /** The check's id. */
  readonly check: string;
}

/** An improvement of the report, with the places in the form that it is about. */
export interface DraftImprovement extends Omit<Improvement, "resultingScore"> {
  /** [] where it points at no field: "Open with a line that says your role and years". */
  readonly places: readonly FieldNote[];
}

/** What the score says of a draft: beside its fields, and of the whole. */
export interface DraftNotes {
  /** In the order of the form. */
  readonly fields: readonly FieldNote[];
  /** The rows of the report, without those about a job, in its order: the largest gain first. */
  readonly improvements: readonly DraftImprovement[];
}

/**
 * Puts what a report found in an exported file beside the fields it was typed into.
 *
 * Checks of the axis `match` are left out: they are about a job, not about a field. Where several checks say the same
 * words wrong, the one with the largest weight decides.
 *
 * @param report  on the reading that the proof was made from
 */
export function notesOf(report: Report, proof: Proof): DraftNotes {
  const wanting = report.checks
    .filter(
      (check) => check.axis !== "match" && check.maxPoints > 0 && check.points < check.maxPoints,
    )
    .toSorted((a, b) => b.gain - a.gain);
  const fields = proof.groups.flatMap((group) => group.fields);
  const byLine = fieldsByLine(fields);
  const found = new Map<string, FieldNote>();
  const byCheck = new Map<string, readonly FieldNote[]>();
  for (const check of wanting) {
    const notes = check.evidence.flatMap((evidence) => notesIn(evidence, check, byLine));
    byCheck.set(check.id, notes);
    for (const note of notes) {
      const key = keyOf(note);
      if (!found.has(key)) found.set(key, note);
    }
  }
  const improvements = report.improvements.flatMap(({ checkId, title, subtitle, why, gain }) => {
    const own = wanting.filter(({ id, advice }) => id === checkId || advice?.title === title);
    const places = own.flatMap(({ id }) => byCheck.get(id) ?? []);
    const each = new Map(places.map((note) => [keyOf(note), note]));
    return own.length > 0
      ? [{ checkId, title, subtitle, why, gain, places: [...each.values()] }]
      : [];
  });
  const placeOf = new Map(fields.map((field, index) => [field.field, index]));
  const inOrder = [...found.values()].toSorted(
    (a, b) =>
      (placeOf.get(a.field) ?? 0) - (placeOf.get(b.field) ?? 0) || (a.line ?? 0) - (b.line ?? 0),
  );
  return { fields: inOrder, improvements };
}

function keyOf({ field, line, words }: FieldNote): string {
  return [field.section, field.item, field.field, line, words].join("\n");
}

function fieldsByLine(fields: readonly ProofField[]): ReadonlyMap<number, readonly ProofField[]> {
  const pairs = fields.flatMap((field) =>
    [...new Set(field.places.map((place) => place.line))].map((line) => ({ line, field })),
  );
  const byLine = Map.groupBy(pairs, ({ line }) => line);
  return new Map([...byLine].map(([line, all]) => [line, all.map(({ field }) => field)]));
}

function notesIn(
  evidence: Evidence,
  check: CheckResult,
  byLine: ReadonlyMap<number, readonly ProofField[]>,
): readonly FieldNote[] {
  if (evidence.line === null) return [];
  const place = fieldOf(evidence, byLine.get(evidence.line) ?? []);
  if (!place) return [];
  if (evidence.marks.length === 0) {
    const { field, line } = place;
    return check.advice
      ? [{ field, line, words: "", note: check.advice.title, check: check.id }]
      : [];
  }
  const { text, ...at } = place;
  return evidence.marks.flatMap(({ from, to, note }) => {
    const words = wholeWords(evidence.quote, from, to);
    // What a reader takes for one text may continue with a field below: tools, or a link.
    return text.includes(compared(words)) ? [{ ...at, words, note, check: check.id }] : [];
  });
}

/** The words that a stretch of a text touches: a mark on a last letter names its word. */
function wholeWords(text: string, from: number, to: number): string {
  const before = /\S*$/u.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^\S*/u.exec(text.slice(to))?.[0].length ?? 0;
  return text.slice(from - before, to + after);
}

/** The field on that line that says what was quoted, which of its lines, and that line as it is compared. */
function fieldOf(
  { quote }: Evidence,
  candidates: readonly ProofField[],
): (Pick<FieldNote, "field" | "line"> & { readonly text: string }) | null {
  const quoted = compared(quote);
  for (const candidate of candidates) {
    const lines = linesOf(candidate.typed).map(compared);
    const line = lines.findIndex((text) => text.includes(quoted) || quoted.includes(text));
    if (line !== -1)
      return {
        field: candidate.field,
        line: lines.length > 1 ? line : null,
        text: lines[line] ?? "",
      };
  }
  return null;
}
