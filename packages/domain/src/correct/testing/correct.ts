import type {
  Correction,
  CorrectionProblem,
  EntryRef,
  FieldRef,
} from "../../resume/corrections.ts";
import type { Reading } from "../../resume/reading.ts";
import { applyCorrections } from "../apply-corrections.ts";
import { unplacedOf } from "../unplaced.ts";
import { RESUME } from "./resume.ts";

/** The job with a number, from 0. */
export function job(at: number): EntryRef {
  return { list: "experience", at };
}

/** The name in the contact block. */
export const NAME: FieldRef = { kind: "contact", field: "name" };
/** The title of the first job. */
export const TITLE: FieldRef = { kind: "entry", entry: job(0), field: "title" };
/** The company of the first job. */
export const COMPANY: FieldRef = { kind: "entry", entry: job(0), field: "company" };

/** A bullet of a job, of the first one where none is given. */
export function bullet(at: number, entry = job(0)): FieldRef {
  return { kind: "bullet", entry, at };
}

/** A skill of a group, of the first one where none is given. */
export function skill(at: number, group = 0): FieldRef {
  return { kind: "skill", group, at };
}

/** Types words into a field. */
export function set(field: FieldRef, value: string): Correction {
  return { kind: "set", field, value };
}

/** Gives words to a field. */
export function give(
  from: Extract<Correction, { kind: "reassign" }>["from"],
  to: FieldRef,
): Correction {
  return { kind: "reassign", from, to };
}

/** Gives an entry its dates, the first job where none is given. */
export function dates(start: string, end: string, current = false, entry = job(0)): Correction {
  return { kind: "set-dates", entry, start, end, current };
}

/** `RESUME` with corrections that apply. */
export function corrected(...corrections: readonly Correction[]): Reading {
  const applied = applyCorrections(RESUME, corrections);
  if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
  return applied.value;
}

/** Why corrections of `RESUME` do not apply; null when they do. */
export function problemOf(...corrections: readonly Correction[]): CorrectionProblem | null {
  const applied = applyCorrections(RESUME, corrections);
  return applied.ok ? null : applied.problem;
}

/** The words of a job's bullets; undefined without such a job. */
export function bulletsOf(reading: Reading, at = 0): readonly string[] | undefined {
  return reading.experience[at]?.bullets.map((own) => own.value);
}

/** The words that fitted nowhere, by line. */
export function leftOver(reading: Reading): readonly string[] {
  return unplacedOf(reading).map((line) => line.text);
}
