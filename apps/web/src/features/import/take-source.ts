import type { Imported } from "@taiyari/domain/import";
import { fail, type Result } from "@taiyari/domain/result";
import { openDocuments, type WorkerLike } from "../../lib/documents/documents.ts";
import type { Source, SourceProblem } from "../../lib/documents/import-source.ts";

/** Every way a source can give no resume. */
export type TakeProblem =
  | SourceProblem
  | { readonly kind: "timed-out"; readonly afterMs: number }
  /** The worker ended, or never came. */
  | { readonly kind: "stopped" };

/** Long enough for the worker to be loaded over a slow line and the largest archive to be opened. */
const TIME_LIMIT_MS = 60_000;

export interface Taking {
  /** Resolves in every case, never rejects. */
  readonly outcome: Promise<Result<Imported, TakeProblem>>;
  /** Makes the outcome `stopped`, unless it is known already. */
  readonly stop: () => void;
}

/**
 * Takes a resume from a file or a text, in a worker of its own on this device. A source that never ends costs that
 * worker and nothing else.
 */
export function takeSource(
  source: Source,
  {
    start,
    timeLimitMs = TIME_LIMIT_MS,
  }: { readonly start?: (() => WorkerLike) | undefined; readonly timeLimitMs?: number } = {},
): Taking {
  const documents = openDocuments(start);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    documents.close();
  }, timeLimitMs);

  async function outcome(): Promise<Result<Imported, TakeProblem>> {
    try {
      return await documents.ask({ kind: "take-in", source });
    } catch {
      return fail(isLate ? { kind: "timed-out", afterMs: timeLimitMs } : { kind: "stopped" });
    } finally {
      clearTimeout(timer);
      documents.close();
    }
  }
  return { outcome: outcome(), stop: documents.close };
}
