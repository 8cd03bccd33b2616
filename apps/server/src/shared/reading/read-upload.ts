import type { FileFacts, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { describeError } from "../../http/error-log.ts";
import { dayNumber } from "../dates/india.ts";
import type { ReadingDeps } from "./deps.ts";
import { findReading, saveReadOutcome, type StoredReading } from "./reading-store.ts";
import type { UploadKey, UploadRow } from "../uploads/upload-store.ts";

/** What stands in an upload, and the file it stands in. */
export interface ReadUpload extends StoredReading {
  readonly file: Omit<FileFacts, "today">;
}

type Outcome = Result<Pick<ReadUpload, "file">, ReadProblem>;

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
 * What stands in an uploaded file, from the database: as it was kept, or read now when it was not, or was by other
 * rules.
 *
 * A file that took too long is tried again: the machine may have been busy.
 */
export async function readUpload(
  deps: ReadingDeps,
  upload: UploadRow,
): Promise<Result<ReadUpload, ReadProblem>> {
  if (!needsReading(deps, upload)) {
    if (upload.problem && upload.problem.kind !== "timed-out") return fail(upload.problem);
    const kept = await findReading(deps.db, keyOf(upload));
    if (kept) return ok({ ...kept, file: factsOf(upload) });
  }
  const read = await readOnce(deps, upload);
  if (!read.ok) return fail(read.problem);
  const kept = await findReading(deps.db, keyOf(upload));
  if (!kept) throw new Error(`upload ${upload.id} was read and has no reading`);
  return ok({ ...kept, file: read.value.file });
}

/** Reads a file and keeps what was read. Who asks while it is being read waits for the same reading. */
export function readOnce(deps: ReadingDeps, upload: UploadRow): Promise<Outcome> {
  const running = underWay.get(upload.id);
  if (running) return running;
  const own = readNow(deps, upload).finally(() => underWay.delete(upload.id));
  underWay.set(upload.id, own);
  return own;
}

/** Starts reading and returns at once. A failure is logged; the upload stays to be read at its next use. */
export function readLater(deps: ReadingDeps, upload: UploadRow): void {
  readOnce(deps, upload).catch((error: unknown) => {
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
  return ok({ file: { ...factsOf(upload), pages, tagged } });
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
