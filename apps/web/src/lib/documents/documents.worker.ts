import { readSource } from "@taiyari/documents";
import { openPagePictures, type PagePictures } from "@taiyari/documents/pictures";
import { applyCorrections, reportOn, type Report } from "@taiyari/domain/resume";
import {
  isTagged,
  TAG,
  type FromWorker,
  type OpenedFile,
  type Question,
  type ScoreOnly,
  type Scores,
  type ScoringBasis,
  type ToWorker,
} from "./messages.ts";

/** What the worker knows: one file and one reading at a time. */
let pictures: Promise<PagePictures> | null = null;
let basis: ScoringBasis | null = null;
let before: ScoreOnly | null = null;

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isTagged(data)) void answer(data as ToWorker);
});

async function answer({ id, question }: ToWorker): Promise<void> {
  try {
    const found = await ask(question);
    const transfer = found instanceof ImageBitmap ? [found] : [];
    say({ tag: TAG, id, ok: true, answer: found }, transfer);
  } catch (error) {
    say({ tag: TAG, id, ok: false, reason: String(error) }, []);
  }
}

function say(message: FromWorker, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

function ask(question: Question): unknown {
  switch (question.kind) {
    case "open":
      return open(question.bytes);
    case "draw":
      return pictures?.then(({ draw }) => draw(question.page, question.pixelsPerPoint)) ?? null;
    case "prepare-scoring": {
      basis = question.basis;
      const { reading, file, target, careers } = basis;
      before = scoreOnly(reportOn(reading, file, target, careers));
      return null;
    }
    case "score":
      return score(question.corrections);
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> {
  const isPdf = String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-");
  // Each reader may take its bytes over.
  pictures = isPdf ? openPagePictures(bytes.slice()) : null;
  pictures?.catch(() => (pictures = null));
  const source = await readSource(bytes);
  const pages = source.ok ? source.value.pages : [];
  return {
    pages: pages.map(({ runs, images }) => ({ runs, images })),
    hasPictures: pictures !== null && (await pictures.catch(() => null)) !== null,
  };
}

function score(corrections: Extract<Question, { kind: "score" }>["corrections"]): Scores {
  if (!basis || !before) throw new Error("Nothing was prepared for scoring.");
  const { reading, file, target, careers } = basis;
  const corrected = applyCorrections(reading, corrections);
  if (!corrected.ok) throw new Error(`The corrections do not fit: ${corrected.problem.kind}`);
  return { before, now: scoreOnly(reportOn(reading, file, target, careers, corrected.value)) };
}

function scoreOnly({ score: points, axes }: Report): ScoreOnly {
  return { score: points, axes };
}
