import { MAX_IMPORT_TEXT } from "@taiyari/domain/import";
import { useRef, type FormEvent } from "react";
import type { Source } from "../../lib/documents/import-source.ts";
import { formatNumber } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { takeProblemSentences } from "./problem-words.ts";
import type { TakeProblem } from "./take-source.ts";
import styles from "./import.module.css";

interface PasteBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isReading: boolean;
  /** Why the text gave nothing; null where it was not tried. */
  readonly problem: TakeProblem | null;
  readonly onTake: (source: Source) => void;
  readonly onCancel: () => void;
}

/** Takes a resume that is only there as text. */
export function PasteBox({ text, onText, isReading, problem, onTake, onCancel }: PasteBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isNoResume = problem?.kind === "no-import" && problem.problem.kind === "no-resume";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") area.current?.focus();
    onTake({ kind: "text", text });
  }

  return (
    <form className={styles["paste"]} onSubmit={submit}>
      <FormField
        label="Or paste its text"
        hint={
          text.length > MAX_IMPORT_TEXT
            ? `${formatNumber(text.length)} of ${formatNumber(MAX_IMPORT_TEXT)} characters`
            : "From a form, an e-mail or a word processor, with its headings."
        }
      >
        {({ id, describedBy }) => (
          <textarea
            ref={area}
            id={id}
            className={`form-input ${styles["area"]}`}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            value={text}
            rows={6}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </FormField>
      <div role="alert">{problem && <Refusal problem={problem} />}</div>
      <div className={styles["pasteActs"]}>
        {isNoResume && (
          <Button kind="quiet" onClick={() => onTake({ kind: "summary", text })}>
            Take it as the summary
          </Button>
        )}
        {isReading && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button kind="line" type="submit" disabled={isReading}>
          {isReading ? "Reading it" : "Read this text"}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ problem }: { readonly problem: TakeProblem }) {
  const isEmpty = problem.kind === "no-import" && problem.problem.kind === "empty";
  const { what, whatToDo } = isEmpty
    ? { what: "There is no text yet.", whatToDo: "Paste that of your resume." }
    : takeProblemSentences(problem);
  return (
    <p className={styles["refusal"]}>
      <b>{what}</b> {whatToDo}
    </p>
  );
}
