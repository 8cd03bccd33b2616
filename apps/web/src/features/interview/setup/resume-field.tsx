import { FormField } from "../../../ui/form-field.tsx";
import type { OwnResume } from "../plan/use-known.ts";
import type { ResumeChoice } from "../plan/wish.ts";
import styles from "./setup.module.css";

interface ResumeFieldProps {
  readonly resumes: readonly OwnResume[];
  readonly value: ResumeChoice | null;
  readonly hint: string;
  readonly onChange: (resume: ResumeChoice) => void;
}

/** Which of the person's resumes it asks about. */
export function ResumeField({ resumes, value, hint, onChange }: ResumeFieldProps) {
  return (
    <div className={styles["under"]}>
      <FormField label="Resume" hint={hint}>
        {({ id, describedBy }) => (
          <select
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            value={value?.id ?? ""}
            onChange={({ target }) => {
              const chosen = resumes.find((resume) => resume.id === target.value);
              if (chosen) onChange({ kind: chosen.kind, id: chosen.id });
            }}
          >
            {resumes.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {resume.name}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </div>
  );
}
