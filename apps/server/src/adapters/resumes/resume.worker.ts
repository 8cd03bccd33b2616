import { prepareThread, readSource } from "@taiyari/documents";
import { type Careers, indexCareers } from "@taiyari/domain/careers";
import { answerQuestion, type ChatLine } from "@taiyari/domain/coach";
import { readSummary } from "@taiyari/domain/convert";
import { applyCorrections } from "@taiyari/domain/correct";
import { readJobDescription } from "@taiyari/domain/job";
import { readResume } from "@taiyari/domain/read";
import { misplacedOf, reportOn } from "@taiyari/domain/report";
import type { Correction, Reading } from "@taiyari/domain/resume";
import { assertNever, fail, ok } from "@taiyari/domain/result";
import { readCareers } from "../../built-careers.ts";
import { toStorableJson } from "../../http/storable.ts";
import { serveTasks } from "../workers/serve-tasks.ts";
import {
  type AnswerInput,
  type CorrectionInput,
  factsOf,
  type MadeReport,
  type ReportInput,
  type ResumeAnswers,
  type ResumeTask,
} from "./tasks.ts";

/**
 * The longest reading that is kept, as JSON, in characters: a page sends it whole. The densest of 120 resumes has
 * 26,000 a page, and there are at most 50 pages.
 */
const MOST_READING = 2_000_000;

let loaded: Careers | undefined;

/** Read when first needed: a process that only reads files does without. */
function careers(): Careers {
  return (loaded ??= readCareers());
}

prepareThread();
serveTasks((task, bytes) => perform(task as ResumeTask, bytes));

function perform(task: ResumeTask, bytes: Uint8Array): unknown {
  switch (task.kind) {
    case "warm-up":
      readJobDescription("", careers());
      return null;
    case "read":
      return read(bytes, task.today);
    case "report":
      return makeReport(task);
    case "correct":
      return tryCorrections(task);
    case "read-job":
      return readJobDescription(task.description, careers()).terms;
    case "answer":
      return answer(task);
    default:
      return assertNever(task);
  }
}

async function read(bytes: Uint8Array, today: number): Promise<ResumeAnswers["read"]> {
  const source = await readSource(bytes);
  if (!source.ok) return source;
  const reading = readResume(source.value);
  const kept = toStorableJson(reading);
  if (kept.length > MOST_READING) return fail({ kind: "too-large", limit: "text" });
  return ok({
    document: factsOf(source.value),
    reading: kept,
    summary: readSummary(reading, today),
  });
}

function makeReport({ reading, corrections, file, target }: ReportInput): MadeReport {
  const made = JSON.parse(reading) as Reading;
  const { corrected, misfit } = correct(made, JSON.parse(corrections) as readonly Correction[]);
  const report = reportOn(made, file, target, careers(), corrected);
  const { score, rulesVersion } = report;
  const lines = made.lines.map(({ number, page, text }) => ({ number, page, text }));
  return {
    score,
    rulesVersion,
    report: toStorableJson(report),
    lines: toStorableJson(lines),
    misfit,
    misplaced: misplacedOf(corrected),
  };
}

function answer({ question, reading, corrections, lines, ...input }: AnswerInput) {
  const made = JSON.parse(reading) as Reading;
  const { corrected } = correct(made, JSON.parse(corrections) as readonly Correction[]);
  return answerQuestion(question, {
    ...input,
    reading: corrected,
    lines: JSON.parse(lines) as readonly ChatLine[],
    careers: indexCareers(careers()),
  });
}

/**
 * Kept corrections fitted when they were saved. Should a later release take one for what it is not, those before it
 * still count.
 */
function correct(
  reading: Reading,
  corrections: readonly Correction[],
): { readonly corrected: Reading; readonly misfit: MadeReport["misfit"] } {
  const applied = applyCorrections(reading, corrections);
  if (applied.ok) return { corrected: applied.value, misfit: null };
  const before = applyCorrections(reading, corrections.slice(0, applied.problem.index));
  return { corrected: before.ok ? before.value : reading, misfit: applied.problem };
}

function tryCorrections({
  reading,
  corrections,
  today,
}: CorrectionInput): ResumeAnswers["correct"] {
  const applied = applyCorrections(JSON.parse(reading) as Reading, corrections);
  return applied.ok ? ok(readSummary(applied.value, today)) : applied;
}
