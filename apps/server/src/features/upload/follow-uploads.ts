import type { ResumeUpload } from "@taiyari/contract";
import { describeError } from "../../http/error-log.ts";
import type { ReadingDeps } from "../../shared/reading/deps.ts";
import { readOnce } from "../../shared/reading/read-upload.ts";
import { findUpload, findUploadsById, type UploadRow } from "../../shared/uploads/upload-store.ts";
import { inOrderOfCompletion } from "./in-order-of-completion.ts";
import { toResumeUpload } from "./to-contract.ts";

/**
 * Gives each of a person's uploads once it has been read, or could not be. One that nobody is reading is read. Unknown
 * ids are left out, and so is an upload whose reading failed.
 *
 * @param signal  ends it early
 */
export async function* followUploads(
  deps: ReadingDeps,
  { userId, uploadIds }: { readonly userId: string; readonly uploadIds: readonly string[] },
  signal?: AbortSignal,
): AsyncGenerator<ResumeUpload, void> {
  const uploads = await findUploadsById(deps.db, userId, uploadIds);
  const { pending = [], known = [] } = Object.groupBy(uploads, ({ status }) =>
    status === "pending" ? "pending" : "known",
  );
  yield* known.map(toResumeUpload);
  const readings = pending.map((upload) => whenRead(deps, upload));
  for await (const uploadId of inOrderOfCompletion(readings, signal)) {
    const upload = uploadId && (await findUpload(deps.db, { userId, uploadId }));
    if (upload) yield toResumeUpload(upload);
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
