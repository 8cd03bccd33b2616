import { isDefinedError, safe } from "@orpc/client";
import type { Corrections } from "@taiyari/domain/correct";
import { client } from "../../../lib/api.ts";
import { savingOptions, refusalOf } from "../../../shared/sync/requests.ts";
import type { CorrectionAnswer } from "./correction-store.ts";

/** Sends the corrections of an upload, made on a revision of them. Never rejects. */
export async function saveCorrections(
  uploadId: string,
  corrections: Corrections,
  revision: number,
): Promise<CorrectionAnswer> {
  const asked = { uploadId, revision, corrections: [...corrections] };
  const { error, data } = await safe(
    client.resume.saveCorrections(asked, savingOptions(corrections)),
  );
  if (!error) return { kind: "saved", revision: data.revision, at: Date.parse(data.savedAt) };
  if (isDefinedError(error)) {
    if (error.code === "CONFLICT") {
      const { revision: theirs, corrections: doc } = error.data;
      return { kind: "conflict", theirs: { revision: theirs, doc } };
    }
    if (error.code === "NOT_APPLICABLE") {
      return { kind: "refused", reason: { kind: "no-place", index: error.data.index } };
    }
  }
  const refusal = refusalOf(error);
  return refusal.kind === "refused"
    ? { kind: "refused", reason: { kind: refusal.reason } }
    : refusal;
}
