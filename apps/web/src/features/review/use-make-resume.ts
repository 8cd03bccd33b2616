import type { UploadReading } from "@taiyari/contract";
import { draftFromReading } from "@taiyari/domain/import";
import type { Reading } from "@taiyari/domain/resume";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { useUser } from "../../lib/session.ts";
import { keepResume } from "../../shared/drafts/keep-resume.ts";
import { keepProblem } from "../../shared/drafts/keep-words.ts";
import { resumeIdOf } from "../../shared/drafts/resume-of-upload.ts";
import { suggestedName } from "../../shared/drafts/suggested-name.ts";
import { readProblemSentences } from "../../shared/uploads/sentences.ts";

type Made = { readonly id: string } | { readonly id: null; readonly problem: string };

/**
 * Makes the fields on the screen a resume of the editor; asked for again without another correction, it is the one
 * that was made before.
 *
 * @returns a function of whether the server has every correction
 */
export function useMakeResume(upload: UploadReading, reading: Reading) {
  const cache = useQueryClient();
  const userId = useUser()?.id ?? "";
  const { uploadId, fileName } = upload;

  return async (isAllSaved: boolean): Promise<Made> => {
    const imported = draftFromReading(reading, newId);
    if (!imported.ok) return { id: null, problem: readProblemSentences("no-text").what };
    const { draft } = imported.value;
    // The revision may be newer than the one this was called with.
    const known = cache.getQueryData(api.resume.getReading.queryKey({ input: { uploadId } }));
    const { revision } = known ?? upload;
    const kept = await keepResume({
      ...(isAllSaved && { id: resumeIdOf(uploadId, revision) }),
      name: suggestedName(draft, fileName),
      draft,
      userId,
      // The editor's own files may not be here without a connection.
      mayWait: false,
    });
    if (kept.kind !== "kept") return { id: null, problem: keepProblem(kept) };
    void cache.invalidateQueries({ queryKey: api.editor.listResumes.key() });
    return { id: kept.resumeId };
  };
}
