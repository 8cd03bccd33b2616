import type { FileFacts, ReadProblem } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { OpenFile } from "../../adapters/resumes/resume-workers.ts";
import { describeError } from "../../http/error-log.ts";
import { dayNumber } from "../dates/india.ts";
import type { ReadingDeps } from "./deps.ts";
import { findReading, saveReadOutcome, type StoredReading } from "./reading-store.ts";
import { findUpload, type UploadKey, type UploadRow } from "../uploads/upload-store.ts";

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
 * A file for which the machine was too busy is tried again.
 */
export async function readUpload(
  deps: ReadingDeps,
  upload: UploadRow,
): Promise<Result<ReadUpload, ReadProblem>> {
  if (!needsReading(deps, upload)) {
    if (upload.problem && upload.problem.kind !== "server-busy") return fail(upload.problem);
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
  const own = readInTurn(deps, keyOf(upload)).finally(() => underWay.delete(upload.id));
  underWay.set(upload.id, own);
  return own;
}

/** Starts reading and returns at once. A failure is logged; the upload stays to be read at its next use. */
export function readInBackground(deps: ReadingDeps, upload: UploadRow): void {
  readOnce(deps, upload).catch((error: unknown) => {
    deps.log.error({ error: describeError(error) }, "reading an upload failed");
  });
}

/** Nothing but the key is held while others have their turns. */
async function readInTurn(deps: ReadingDeps, key: UploadKey): Promise<Outcome> {
  const { db, files, workers, rules, clock } = deps;
  let upload: UploadRow | null = null;
  const read = await workers.read(
    key.userId,
    async () => {
      upload = await findUpload(db, key);
      return upload && opener(files, upload);
    },
    dayNumber(clock()),
  );
  const { readerVersion } = rules;
  // Deleted meanwhile: whoever still asks for it does not find it either.
  if (!read) return fail({ kind: "damaged" });
  if (!read.ok) {
    const { problem } = read;
    await saveReadOutcome(db, key, { kind: "unreadable", problem, readerVersion });
    return fail(problem);
  }
  if (!upload) throw new Error("a file was read that nobody looked for");
  const { reading, summary, document } = read.value;
  const { pages, tagged } = document;
  await saveReadOutcome(db, key, { kind: "read", reading, summary, pages, tagged, readerVersion });
  return ok({ file: { ...factsOf(upload), pages, tagged } });
}

function opener(files: ReadingDeps["files"], { id, objectKey }: UploadRow): OpenFile {
  return async () => {
    const content = await files.open(objectKey);
    if (!content) throw new Error(`the file of upload ${id} is not in the store`);
    return content;
  };
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
