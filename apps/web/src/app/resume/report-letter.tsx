import { safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { importedUpload } from "../../features/import/imported-upload.ts";
import { api, client } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { keepResume } from "../../shared/drafts/keep-resume.ts";
import { keepProblem } from "../../shared/drafts/keep-words.ts";
import { suggestedName } from "../../shared/drafts/suggested-name.ts";
import { readProblemSentences } from "../../shared/uploads/sentences.ts";
import { Button } from "../../ui/button.tsx";
import { LetterDialog } from "./letter-dialog.ts";

/** What the report knows of the job. */
interface Job {
  readonly jobDescription: string;
  readonly role: string;
}

/** Writes a letter for the job of a report, with the resume that is made from its upload; or goes to where applications are tracked. */
export function ReportLetter({ uploadId }: { readonly uploadId: string }) {
  const userId = useUser()?.id ?? "";
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [job, setJob] = useState<Job | null>(null);

  async function findJob(): Promise<Job> {
    const { data } = await safe(client.resume.getUpload({ uploadId }));
    const { jobDescription = "", targetRole = "" } = data?.details ?? {};
    return { jobDescription, role: targetRole };
  }

  async function track(): Promise<void> {
    const { role } = await findJob();
    const search = { form: "new", ...(role !== "" && { role }) };
    await navigate({ to: "/dashboard/applications", search });
  }

  async function makeResume() {
    const { data } = await safe(client.resume.getReading({ uploadId }));
    if (!data) return { problem: "The resume of this report could not be loaded. Try again." };
    const { outcome, resumeId } = importedUpload(data, userId);
    if (!outcome.ok) return { problem: readProblemSentences("no-text").what };
    const { draft } = outcome.value;
    const kept = await keepResume({
      ...(resumeId !== null && { id: resumeId }),
      name: suggestedName(draft, data.fileName),
      draft,
      userId,
      mayWait: false,
    });
    if (kept.kind !== "kept") return { problem: keepProblem(kept) };
    void cache.invalidateQueries({ queryKey: api.editor.listResumes.key() });
    return { id: kept.resumeId };
  }

  return (
    <>
      <Button kind="line" onClick={() => void findJob().then(setJob)}>
        Write a cover letter
      </Button>
      <Button kind="quiet" onClick={() => void track()}>
        Track this application
      </Button>
      {job && (
        <Suspense>
          <LetterDialog {...job} makeResume={makeResume} onClose={() => setJob(null)} />
        </Suspense>
      )}
    </>
  );
}
