import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { MAX_RESUME_BYTES, type SourceFormat } from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { isStorageFull } from "../../storage-full.ts";
import { type AllowanceDeps, type AllowanceProblem, countIn } from "./allowance.ts";
import { cleanFileName, endingOf } from "./clean-file-name.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { receiveFile, type ReceivedFile } from "./receive-file.ts";
import { insertUpload } from "./store.ts";
import type { UploadRow } from "../../shared/uploads/upload-store.ts";

export interface UploadDeps extends ReadingDeps, AllowanceDeps {
  /** Where files stand while they arrive. On the same disk as the folder they are kept in. */
  readonly tempFolder: string;
}

export interface ArrivingFile {
  readonly userId: string;
  /** As the browser gave it. */
  readonly fileName: string;
  readonly content: AsyncIterable<Buffer>;
  /** What the sender says it will send, in bytes; null when it does not say. */
  readonly announcedBytes: number | null;
  /** The formats asked for here: the wizard takes PDF only. */
  readonly accepted: readonly SourceFormat[];
}

export type UploadProblem =
  | AllowanceProblem
  | { readonly kind: "not-supported" }
  /** A format that is taken, under the name of another. */
  | { readonly kind: "misnamed"; readonly named: SourceFormat; readonly is: SourceFormat }
  | { readonly kind: "too-large" }
  | { readonly kind: "empty" }
  | { readonly kind: "disk-full" };

/** Names every accepted format has. */
const ENDINGS: Readonly<Record<string, SourceFormat>> = {
  ".pdf": "pdf",
  ".docx": "docx",
  ".doc": "doc",
};

/** Where all uploaded resumes are kept. Source: the specification, section 7. */
export const BUCKET = "user-resumes";

/**
 * Receives a resume, checks it by its content, keeps it and adds its row with status pending.
 *
 * When it refuses or throws, neither a file nor a row is left.
 */
export async function uploadResume(
  deps: Pick<UploadDeps, "db" | "files" | "clock" | "tempFolder" | "uploadLimits" | "arrivals">,
  arriving: ArrivingFile,
): Promise<Result<UploadRow, UploadProblem>> {
  const fileName = cleanFileName(arriving.fileName);
  const format = ENDINGS[endingOf(fileName).toLowerCase()];
  if (!format || !arriving.accepted.includes(format)) return fail({ kind: "not-supported" });
  if ((arriving.announcedBytes ?? 0) > MAX_RESUME_BYTES) return fail({ kind: "too-large" });

  const counted = await countIn(deps, arriving.userId, arriving.announcedBytes);
  if (!counted.ok) return fail(counted.problem);
  try {
    const received = await receiveFile(arriving.content, {
      folder: deps.tempFolder,
      maxBytes: MAX_RESUME_BYTES,
    });
    if (!received.ok) return fail({ kind: received.problem });
    return await keepChecked(deps, { ...arriving, fileName, format, received: received.value });
  } catch (error) {
    if (isStorageFull(error)) return fail({ kind: "disk-full" });
    throw error;
  } finally {
    counted.value();
  }
}

interface CheckedFile {
  readonly userId: string;
  readonly accepted: readonly SourceFormat[];
  readonly fileName: string;
  readonly format: SourceFormat;
  readonly received: ReceivedFile;
}

async function keepChecked(
  deps: Pick<UploadDeps, "db" | "files" | "clock">,
  { userId, accepted, fileName, format, received }: CheckedFile,
): Promise<Result<UploadRow, UploadProblem>> {
  const objectKey = `${BUCKET}/${userId}/${randomUUID()}`;
  try {
    const { kind: is } = received;
    if (is === "unknown" || !accepted.includes(is)) return fail({ kind: "not-supported" });
    if (is !== format) return fail({ kind: "misnamed", named: format, is });
    await deps.files.keep(objectKey, received.file, received.bytes);
  } finally {
    await rm(received.file, { force: true });
  }
  try {
    const row = await insertUpload(deps.db, {
      userId,
      fileName,
      format,
      objectKey,
      fileSize: received.bytes,
      sha256: received.sha256,
      uploadedAt: deps.clock(),
    });
    return ok(row);
  } catch (error) {
    await deps.files.remove(objectKey).catch(() => undefined);
    throw error;
  }
}
