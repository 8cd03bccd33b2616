import type { FileFacts, Reading, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { describeError } from "../../http/error-log.ts";
import { dayNumber } from "../dates/india.ts";
import type { ReadingDeps } from "./deps.ts";
import { findReading, saveReadOutcome } from "./reading-store.ts";
import type { UploadKey, UploadRow } from "../uploads/upload-store.ts";

export interface ReadUpload {
  readonly reading: Reading;
  readonly file: Omit<FileFacts, "today">;
}

type Outcome = Result<ReadUpload, ReadProblem>;

/** Files that are being read right now, by upload: two askers wait for one reading. */
const underWay = new Map<string, Promise<Outcome>>();

/**
 * Whether an upload is still to be read, or was read by other rules than today's.
 *
 * A reading that its owner corrected stays: the corrections speak of it and of no other.
 */
export function needsReading(deps: Pick<ReadingDeps, "rules">, upload: UploadRow): boolean {
  if (upload.status === "pending") return true;
  return upload.readerVersion !== deps.rules.readerVersion && !upload.isCorrected;
}

/**
 * What stands in an uploaded file: as it was kept, or read now when it was not, or was by other rules.
 *
 * A file that took too long is tried again: the machine may have been busy.
 */
export async function readUpload(deps: ReadingDeps, upload: UploadRow): Promise<Outcome> {
  if (!needsReading(deps, upload)) {
    if (upload.problem && upload.problem.kind !== "timed-out") return fail(upload.problem);
    const kept = await findReading(deps.db, keyOf(upload), upload.readerVersion);
    if (kept) return ok({ reading: kept, file: factsOf(upload) });
  }
  const running = underWay.get(upload.id) ?? readNow(deps, upload);
  underWay.set(upload.id, running);
  try {
    return await running;
  } finally {
    underWay.delete(upload.id);
  }
}

/** Starts reading and returns at once. A failure is logged; the upload stays to be read at its next use. */
export function readLater(deps: ReadingDeps, upload: UploadRow): void {
  readUpload(deps, upload).catch((error: unknown) => {
    deps.log.error({ error: describeError(error) }, "reading an upload failed");
  });
}

async function readNow(deps: ReadingDeps, upload: UploadRow): Promise<Outcome> {
  const bytes = await deps.files.read(upload.objectKey);
  if (!bytes) throw new Error(`the file of upload ${upload.id} is not in the store`);

  const { readerVersion } = deps.rules;
  const outcome = await deps.readDocument(bytes);
  if (!outcome.ok) {
    const { problem } = outcome;
    await saveReadOutcome(deps.db, keyOf(upload), { kind: "unreadable", problem, readerVersion });
    return fail(problem);
  }

  const { reading, document } = outcome.value;
  const { pages, tagged } = document;
  const summary = deps.rules.readSummary(reading, dayNumber(deps.clock()));
  await saveReadOutcome(deps.db, keyOf(upload), {
    kind: "read",
    reading,
    summary,
    pages,
    tagged,
    readerVersion,
  });
  return ok({ reading, file: { ...factsOf(upload), pages, tagged } });
}

function keyOf(upload: UploadRow): UploadKey {
  return { userId: upload.userId, uploadId: upload.id };
}

function factsOf(upload: UploadRow): ReadUpload["file"] {
  return {
    format: upload.format,
    bytes: upload.fileSize,
    pages: upload.pages ?? 0,
    tagged: upload.tagged ?? false,
  };
}
