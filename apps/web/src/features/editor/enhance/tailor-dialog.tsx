import { useQuery } from "@tanstack/react-query";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { currentResumeId } from "../../../shared/uploads/current-resume.ts";
import styles from "./tailor.module.css";

interface TailorDialogProps {
  readonly onTailor: (job: string) => void;
  readonly onClose: () => void;
}

/** Asks for the job that the resume is tailored to. That of the last report stands there already. */
export function TailorDialog({ onTailor, onClose }: TailorDialogProps) {
  const uploadId = currentResumeId();
  const upload = useQuery({
    ...api.resume.getUpload.queryOptions({ input: { uploadId: uploadId ?? "" } }),
    enabled: uploadId !== null,
    retry: false,
  });
  const known = upload.data?.details.jobDescription ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const job = typed ?? known;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (job.trim() === "") setIsMissing(true);
    else onTailor(job.trim());
  }

  return (
    <ModalDialog title="Tailor to a job" onClose={onClose}>
      <form className={styles["form"]} onSubmit={handleSubmit}>
        <p>
          Your own lines, worded for this job, section by section. What the job asks for and your
          resume does not show is listed for you, never added.
        </p>
        <FormField
          label="Job description"
          from={known !== "" && typed === null ? "from your last report" : undefined}
          hint={isMissing && job.trim() === "" ? "Paste the text of the job first." : null}
        >
          {({ id, describedBy }) => (
            <textarea
              id={id}
              className="form-input"
              rows={10}
              maxLength={MAX_JOB_DESCRIPTION}
              aria-describedby={describedBy}
              aria-invalid={(isMissing && job.trim() === "") || undefined}
              value={job}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit">
            Tailor this resume
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
