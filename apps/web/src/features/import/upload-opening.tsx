import { isDefinedError } from "@orpc/client";
import type { UploadReading } from "@taiyari/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { readProblemSentences } from "../../shared/uploads/sentences.ts";
import { importedUpload } from "./imported-upload.ts";
import { keepResume } from "../../shared/drafts/keep-resume.ts";
import { keepProblem, keptRemark } from "../../shared/drafts/keep-words.ts";
import { suggestedName } from "../../shared/drafts/suggested-name.ts";
import { useUploadReading } from "./use-upload-reading.ts";

interface UploadOpeningProps {
  readonly uploadId: string;
  /** The section to open it at. */
  readonly section?: string;
  /** Words of the field to open it at. */
  readonly find?: string;
}

/**
 * Opens the editor with the resume that is made from an upload; one that was made from it before is opened as it is
 * now. Where nothing can be made of it the editor opens as usual, and the person is told why.
 */
export function UploadOpening({ uploadId, section, find }: UploadOpeningProps) {
  const userId = useUser()?.id ?? "";
  const navigate = useNavigate();
  const { data, error, refetch } = useUploadReading(uploadId);
  const [problem, setProblem] = useState<string | null>(null);
  const reason = reasonOf(error) ?? problem;

  useEffect(() => {
    if (!data) return undefined;
    let isLeft = false;
    void makeResume(data, userId).then((made) => {
      if (isLeft) return undefined;
      if (made.id === null) return setProblem(made.problem);
      if (made.remark !== "")
        showToast({ title: "Your resume is in the editor", text: made.remark });
      return navigate({
        to: "/resume/builder/$id",
        params: { id: made.id },
        search: { ...(section !== undefined && { section }), ...(find !== undefined && { find }) },
        replace: true,
      });
    });
    return () => {
      isLeft = true;
    };
  }, [data, userId, navigate, section, find]);

  useEffect(() => {
    if (reason === null) return;
    showToast({ title: "Your upload is not in the editor", text: reason, kind: "problem" });
    void navigate({ to: "/resume/editor", search: {}, replace: true });
  }, [reason, navigate]);

  if (error && reason === null) {
    return (
      <div className="wrap">
        <h1 className="vh">Resume Builder</h1>
        <ServerTrouble error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <Spinner label="Opening your resume" />;
}

type Made =
  | { readonly id: string; readonly remark: string }
  | { readonly id: null; readonly problem: string };

async function makeResume(upload: UploadReading, userId: string): Promise<Made> {
  const { outcome, resumeId } = importedUpload(upload, userId);
  if (!outcome.ok) return { id: null, problem: readProblemSentences("no-text").what };
  const { draft } = outcome.value;
  const kept = await keepResume({
    ...(resumeId !== null && { id: resumeId }),
    name: suggestedName(draft, upload.fileName),
    draft,
    userId,
    mayWait: true,
  });
  return kept.kind === "kept"
    ? { id: kept.resumeId, remark: keptRemark(kept) }
    : { id: null, problem: keepProblem(kept) };
}

/** Why an upload cannot be read, for good; null where asking again may help. */
function reasonOf(error: ReturnType<typeof useUploadReading>["error"]): string | null {
  if (!error || !isDefinedError(error)) return null;
  if (error.code === "NOT_FOUND") return "It was deleted.";
  if (error.code !== "RESUME_UNREADABLE") return null;
  const { what, whatToDo } = readProblemSentences(error.data.problem);
  return `${what} ${whatToDo}`;
}
