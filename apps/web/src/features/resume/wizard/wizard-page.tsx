import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { isDefinedError } from "@orpc/client";
import { api } from "../../../lib/api.ts";
import { currentResumeId, forgetCurrentResumeId } from "../current-resume.ts";
import { useUpload } from "../use-upload.ts";
import { MetadataStep } from "./metadata-step.tsx";
import { NextPrompt } from "./next-prompt.tsx";
import { Steps } from "./steps.tsx";
import { UploadStep } from "./upload-step.tsx";
import styles from "./wizard.module.css";

/** `/resume/metadata`: a file, what it is for, and what to do with it. Each step has an address of its own. */
export function WizardPage() {
  const { step } = useSearch({ strict: false });
  const navigate = useNavigate();
  const upload = useUpload("pdf");
  const [storedId, setStoredId] = useState(currentResumeId);
  const heading = useRef<HTMLHeadingElement>(null);

  const isStoredAsked = upload.state.status === "idle" && storedId !== null;
  const stored = useQuery({
    ...api.resume.getUpload.queryOptions({ input: { uploadId: storedId ?? "" } }),
    enabled: isStoredAsked,
  });
  const isGone = isDefinedError(stored.error) && stored.error.code === "NOT_FOUND";
  useEffect(() => {
    if (isGone) forgetCurrentResumeId();
  }, [isGone]);

  const storedUpload = isStoredAsked && !isGone ? (stored.data ?? null) : null;
  const current = upload.state.status === "uploaded" ? upload.state.upload : storedUpload;
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
    forgetCurrentResumeId();
    setStoredId(null);
  }

  function goTo(next: 2 | "next") {
    void navigate({ to: "/resume/metadata", search: { step: next } });
  }

  return (
    <div className={`wrap ${styles["page"]}`}>
      <Steps now={onStepTwo ? 2 : 1} />
      {onStepTwo ? (
        <MetadataStep
          key={current?.id ?? "none"}
          heading={heading}
          upload={current}
          onDone={() => goTo("next")}
        />
      ) : (
        <UploadStep
          heading={heading}
          state={current ? { status: "uploaded", upload: current } : upload.state}
          isFresh={upload.state.status === "uploaded"}
          isLoading={isStoredAsked && stored.isPending}
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
