import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { isDefinedError } from "@orpc/client";
import { currentResumeId, clearCurrentResumeId } from "../../../shared/uploads/current-resume.ts";
import { useUpload } from "../sending/use-upload.ts";
import { useUploadQuery } from "../../../shared/uploads/use-upload-query.ts";
import { MetadataStep } from "./metadata-step.tsx";
import { NextPrompt } from "./next-prompt.tsx";
import { Steps } from "./steps.tsx";
import { UploadStep } from "./upload-step.tsx";
import styles from "./wizard.module.css";

/** `/resume/metadata`: a file, what it is for, and what to do with it. Each step has an address of its own. */
export function WizardPage() {
  const { step } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [uploadId, setUploadId] = useState(currentResumeId);
  const upload = useUpload("pdf", (arrived) => setUploadId(arrived.id));
  const heading = useRef<HTMLHeadingElement>(null);

  const stored = useUploadQuery(uploadId);
  const isGone = isDefinedError(stored.error) && stored.error.code === "NOT_FOUND";
  useEffect(() => {
    if (isGone) clearCurrentResumeId();
  }, [isGone]);
  const current = isGone ? null : (stored.data ?? null);
  const onStepTwo = step === 2 || step === "next";

  const lastStep = useRef(onStepTwo);
  useEffect(() => {
    if (lastStep.current === onStepTwo) return;
    lastStep.current = onStepTwo;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [onStepTwo]);

  function changeFile() {
    upload.reset();
    clearCurrentResumeId();
    setUploadId(null);
  }

  function goTo(next: 2 | "next") {
    void navigate({ to: "/resume/metadata", search: { step: next } });
  }

  return (
    <div className={`wrap ${styles["page"]}`}>
      <Steps now={onStepTwo ? 2 : 1} />
      {onStepTwo ? (
        <MetadataStep heading={heading} upload={current} onDone={() => goTo("next")} />
      ) : (
        <UploadStep
          heading={heading}
          state={current ? { status: "uploaded", upload: current } : upload.state}
          isFresh={upload.state.status === "uploaded"}
          isLoading={uploadId !== null && stored.isPending}
          onFile={upload.start}
          onCancel={upload.cancel}
          onChangeFile={changeFile}
          onContinue={() => goTo(2)}
        />
      )}
      {step === "next" && <NextPrompt upload={current} onClose={() => goTo(2)} />}
    </div>
  );
}
