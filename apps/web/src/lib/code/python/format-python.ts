import { openWorkerLine, type WorkerLine } from "../../workers/worker-line.ts";
import type { FormatAnswers, FormatAsked } from "./format-messages.ts";

let line: WorkerLine<FormatAsked, FormatAnswers> | null = null;

/**
 * Sets Python out as Ruff does, beside the page; fetched the first time, 0.4 MB. Indentation, which has a meaning, stays in its order.
 *
 * @returns  null for code that does not parse
 * @throws   where the formatter cannot be fetched
 */
export async function formatPython(code: string): Promise<string | null> {
  const open = (line ??= openWorkerLine<FormatAsked, FormatAnswers>(
    new Worker(new URL("./python-format.worker.ts", import.meta.url), { type: "module" }),
  ));
  try {
    return await open.ask({ kind: "format", code });
  } catch (error) {
    open.close();
    line = null;
    throw error;
  }
}
