import { isDefinedError } from "@orpc/client";
import type { UploadReading } from "@taiyari/contract";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useUser } from "../../lib/session.ts";
import { Spinner } from "../../ui/spinner.tsx";
import {
  UploadNotFound,
  TroublePage,
  UnreadableUpload,
} from "../../shared/uploads/whole-pages.tsx";
import { importedUpload } from "./imported-upload.ts";
import { UnderstoodStep } from "./understood-step.tsx";
import { useUploadReading } from "./use-upload-reading.ts";

/** What was understood of an upload that was read already, with the person's corrections. */
export function UploadImport({ uploadId }: { readonly uploadId: string }) {
  const { data, error, refetch } = useUploadReading(uploadId);
  if (data) return <Understood upload={data} />;
  if (!error) return <Spinner label="Opening what was read" />;
  if (isDefinedError(error)) {
    if (error.code === "NOT_FOUND") return <Gone />;
    if (error.code === "RESUME_UNREADABLE") {
      return (
        <UnreadableUpload
          problem={error.data.problem}
          eyebrow="A machine reads nothing of this file"
        />
      );
    }
  }
  return <TroublePage title="Import a resume" error={error} onRetry={() => void refetch()} />;
}

function Gone() {
  return (
    <UploadNotFound
      title="This resume is not here"
      text="It was deleted, or the address is not complete. Your other resumes are in the history."
    />
  );
}

function Understood({ upload }: { readonly upload: UploadReading }) {
  const userId = useUser()?.id ?? "";
  const navigate = useNavigate();
  const [{ outcome, resumeId }] = useState(() => importedUpload(upload, userId));
  if (!outcome.ok) {
    return <UnreadableUpload problem="no-text" eyebrow="A machine reads nothing of this file" />;
  }
  return (
    <UnderstoodStep
      imported={outcome.value}
      fileName={upload.fileName}
      resumeId={resumeId}
      onStartOver={() => void navigate({ to: "/resume/import", search: {} })}
    />
  );
}
