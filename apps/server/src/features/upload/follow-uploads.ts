import { findUpload, findUploadsById, type UploadRow } from "../../shared/uploads/upload-store.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { readOnce } from "../../shared/reading/read-upload.ts";
import { describeError } from "../../http/error-log.ts";
import { inOrderOfCompletion } from "./in-order-of-completion.ts";

/**
 * Gives each of a person's uploads once it has been read, or could not be. One that nobody is reading is read. Unknown
 * ids are left out, and so is an upload whose reading failed.
 *
 * @param signal  ends it early
 */
export async function* followUploads(
  deps: ReadingDeps,
  { userId, uploadIds }: { readonly userId: string; readonly uploadIds: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<UploadRow, void> {
  const uploads = await findUploadsById(deps.db, userId, uploadIds);
  yield* uploads.filter(({ status }) => status !== "pending");
  const pending = uploads.filter(({ status }) => status === "pending");
  const readings = pending.map((upload) => whenRead(deps, upload));
  for await (const uploadId of inOrderOfCompletion(readings, signal)) {
    const upload = uploadId && (await findUpload(deps.db, { userId, uploadId }));
    if (upload) yield upload;
  }
}

/** The upload's id when its file has been read; null when that failed. */
async function whenRead(deps: ReadingDeps, upload: UploadRow): Promise<string | null> {
  try {
    await readOnce(deps, upload);
    return upload.id;
  } catch (error) {
    deps.log.error({ error: describeError(error) }, "reading an upload failed");
    return null;
  }
}
