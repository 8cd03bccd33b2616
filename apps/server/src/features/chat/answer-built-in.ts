import type { ChatExchange } from "@taiyari/contract";
import type { ChatAnswer, ChatTurn } from "@taiyari/domain/coach";
import { targetFrom } from "@taiyari/domain/report";
import type { ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { dayNumber } from "../../shared/dates/india.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { readUpload } from "../../shared/reading/read-upload.ts";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";
import { completeReport } from "./complete-report.ts";
import { type ChatReport, findReportBefore } from "./store.ts";

/** What a question is answered from. */
export interface Asked {
  readonly question: string;
  /** What was asked before, oldest first. */
  readonly earlier: readonly ChatExchange[];
  readonly upload: UploadRow;
  readonly stored: ChatReport;
}

/** The answer of the built-in engine, worked out in a process beside the server. */
export async function answerBuiltIn(
  deps: ReadingDeps,
  { question, earlier, upload, stored }: Asked,
): Promise<Result<ChatAnswer, ReadProblem>> {
  const { userId, metadata, details } = upload;
  const read = await readUpload(deps, upload);
  if (!read.ok) return fail(read.problem);
  const previous = await findReportBefore(deps.db, userId, stored);
  const answered = await deps.workers.answer(userId, {
    question,
    history: turnsOf(earlier),
    report: completeReport(stored.report),
    previous: previous && completeReport(previous),
    lines: stored.lines,
    reading: read.value.reading,
    corrections: JSON.stringify(read.value.corrections),
    target: targetFrom(metadata, details),
    today: dayNumber(deps.clock()),
  });
  return answered.ok ? ok(answered.value) : fail(answered.problem);
}

/** What was said, oldest first. */
export function turnsOf(exchanges: readonly ChatExchange[]): ChatTurn[] {
  return exchanges.flatMap(({ question, answer }): ChatTurn[] => [
    { role: "person", text: question },
    ...(answer ? [{ role: "assistant" as const, text: wordsOf(answer) }] : []),
  ]);
}

function wordsOf({ paragraphs }: Pick<ChatAnswer, "paragraphs">): string {
  return paragraphs
    .map((pieces) => pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join(""))
    .join("\n");
}
