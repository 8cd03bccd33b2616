import { safe } from "@orpc/client";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";
import { useLetterEngine } from "../engine/use-letter-engine.ts";
import { beginLetter, type LetterWish } from "./begin-letter.ts";
import styles from "./new-letter.module.css";

interface NewLetterDialogProps {
  /** The resume it goes with, where that is settled. */
  readonly resumeId?: string;
  /** Makes the resume it goes with, where that is not one of the editor yet. @returns its id, or what went wrong */
  readonly makeResume?: () => Promise<{ readonly id: string } | { readonly problem: string }>;
  /** What is known of the job. */
  readonly jobDescription?: string;
  readonly role?: string;
  readonly onClose: () => void;
}

const MOST = 300;

/** Asks what the letter is for, drafts it and opens it. */
export function NewLetterDialog(props: NewLetterDialogProps) {
  const { makeResume, onClose } = props;
  const userId = useUser()?.id ?? "";
  const navigate = useNavigate();
  const engine = useLetterEngine();
  const list = useQuery(api.editor.listResumes.queryOptions());
  const resumes = list.data?.resumes ?? [];
  const isSettled = makeResume !== undefined || props.resumeId !== undefined;
  const [chosen, setChosen] = useState<string | null>(props.resumeId ?? null);
  const [jobDescription, setJobDescription] = useState(props.jobDescription ?? "");
  const [role, setRole] = useState(props.role ?? "");
  const [company, setCompany] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const resumeId = chosen ?? resumes[0]?.id ?? null;

  async function begin(): Promise<string | null> {
    const made = makeResume ? await makeResume() : { id: resumeId ?? "" };
    if ("problem" in made) return made.problem;
    const resume = await resumeOf(userId, made.id);
    if (!resume) return "Your resume could not be loaded. Check your connection and try again.";
    const wish = { userId, resume, jobDescription: jobDescription.trim() };
    const begun = await beginLetter(engine, {
      ...wish,
      role: role.trim(),
      company: company.trim(),
    });
    if (!begun.ok) return begun.problem;
    await navigate({ to: "/resume/letters/$id", params: { id: begun.letterId } });
    return null;
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!isSettled && resumeId === null) {
      setProblem("A letter goes with a resume. Make or import one first.");
      return;
    }
    setIsBusy(true);
    setProblem(await begin());
    setIsBusy(false);
  }

  return (
    <ModalDialog title="Write a cover letter" onClose={onClose}>
      <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)}>
        <Alert text={problem} />
        {!isSettled && (
          <FormField label="Resume" hint="The letter uses only what stands in it.">
            {({ id, describedBy }) => (
              <select
                id={id}
                aria-describedby={describedBy}
                className="form-input"
                value={resumeId ?? ""}
                onChange={(event) => setChosen(event.target.value)}
              >
                {resumes.length === 0 && <option value="">No resume yet</option>}
                {resumes.map(({ id: one, name }) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        )}
        <FormField
          label="Job description"
          hint="Paste all of it. What it asks for is matched with your resume."
        >
          {({ id, describedBy }) => (
            <textarea
              id={id}
              aria-describedby={describedBy}
              className="form-input"
              rows={7}
              maxLength={MAX_JOB_DESCRIPTION}
              value={jobDescription}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing the dialog asks for
              autoFocus={isSettled}
              onChange={(event) => setJobDescription(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles["two"]}>
          <FormField label="Role" hint="As the advertisement names it.">
            {({ id, describedBy }) => (
              <input
                id={id}
                aria-describedby={describedBy}
                className="form-input"
                maxLength={MOST}
                autoComplete="off"
                value={role}
                onChange={(event) => setRole(event.target.value)}
              />
            )}
          </FormField>
          <FormField label="Company" hint="Leave it empty if it is not named.">
            {({ id, describedBy }) => (
              <input
                id={id}
                aria-describedby={describedBy}
                className="form-input"
                maxLength={MOST}
                autoComplete="off"
                value={company}
                onChange={(event) => setCompany(event.target.value)}
              />
            )}
          </FormField>
        </div>
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {isBusy ? "Drafting…" : "Draft the letter"}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** The resume as the server has it, else as this browser keeps it; null for neither. */
async function resumeOf(userId: string, id: string): Promise<LetterWish["resume"] | null> {
  const { data } = await safe(client.editor.getResume({ id }));
  if (data) return { id, revision: data.revision, draft: data.draft };
  const stored = resumeStorage(userId, id).read();
  return stored && { id, revision: stored.base?.revision ?? 0, draft: stored.doc };
}
