import { readSource } from "@taiyari/documents";
import { openPagePictures, type PagePictures } from "@taiyari/documents/pictures";
import type { Careers } from "@taiyari/domain/careers";
import { notesOf, proveExport } from "@taiyari/domain/proof";
import { applyCorrections } from "@taiyari/domain/correct";
import { readResume } from "@taiyari/domain/read";
import { reportOn } from "@taiyari/domain/report";
import type { Report, ReportTarget, SourceDocument } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { answerQuestions } from "../workers/worker-line.ts";
import type { OpenedFile, Proven, Question, ScoreOnly, Scores, ScoringBasis } from "./messages.ts";
import { importSource } from "./import-source.ts";

/** What the worker knows: one file and one reading at a time. */
let pictures: Promise<PagePictures> | null = null;
let basis: ScoringBasis | null = null;
let before: ScoreOnly | null = null;
let source: SourceDocument | null = null;
let careers: Careers | null = null;

/** A resume that is being written is judged by itself. */
const NO_TARGET: ReportTarget = {
  role: "",
  industry: "",
  jobDescription: "",
  years: null,
  isDomainSwitch: false,
  level: null,
};

answerQuestions(ask, (found) => (found instanceof ImageBitmap ? [found] : []));

function ask(question: Question): unknown {
  switch (question.kind) {
    case "open":
      return open(question.bytes);
    case "draw":
      return pictures?.then(({ draw }) => draw(question.page, question.pixelsPerPoint)) ?? null;
    case "prepare-scoring": {
      basis = question.basis;
      before = scoreOnly(reportOn(basis.reading, basis.file, basis.target, basis.careers));
      return null;
    }
    case "score":
      return score(question.corrections);
    case "keep-careers":
      ({ careers } = question);
      return null;
    case "prove":
      return prove(question);
    case "take-in":
      return importSource(question.source);
    default:
      return assertNever(question);
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> {
  const isPdf = String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-");
  // Each reader may take its bytes over.
  pictures = isPdf ? openPagePictures(bytes.slice()) : null;
  pictures?.catch(() => (pictures = null));
  const read = await readSource(bytes);
  source = read.ok ? read.value : null;
  const pages = source?.pages ?? [];
  return {
    pages: pages.map(({ runs, images }) => ({ runs, images })),
    hasPictures: pictures !== null && (await pictures.catch(() => null)) !== null,
  };
}

function score(corrections: Extract<Question, { kind: "score" }>["corrections"]): Scores {
  if (!basis || !before) throw new Error("Nothing was prepared for scoring.");
  const { reading, file, target } = basis;
  const corrected = applyCorrections(reading, corrections);
  if (!corrected.ok) throw new Error(`The corrections do not fit: ${corrected.problem.kind}`);
  const report = reportOn(reading, file, target, basis.careers, corrected.value);
  return { before, now: scoreOnly(report) };
}

/** Compares the opened file with what was typed. A file without any text is read as one with no lines. */
function prove({ draft, missing, file }: Extract<Question, { kind: "prove" }>): Proven {
  const empty: SourceDocument = { format: "pdf", pages: [], producer: "", tagged: true };
  const reading = readResume(source ?? empty);
  const proof = proveExport(draft, reading, missing);
  if (!careers) return { proof, reading, notes: null };
  const report = reportOn(reading, file, NO_TARGET, careers);
  return { proof, reading, notes: { ...notesOf(report, proof), ...scoreOnly(report) } };
}

function scoreOnly({ score: points, axes }: Report): ScoreOnly {
  return { score: points, axes };
}
