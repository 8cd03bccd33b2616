import { useId, useState } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import { type Said, type StepId, STEPS } from "./round.ts";
import styles from "./round.module.css";

interface ExplainStepsProps {
  readonly said: readonly Said[];
  readonly onSay: (step: StepId, text: string) => void;
}

/** What to say aloud, in the order of a good answer, with a line to note to each. */
export function ExplainSteps({ said, onSay }: ExplainStepsProps) {
  const first = STEPS.find(({ id }) => !said.some(({ step }) => step === id))?.id ?? null;
  const [chosen, choose] = useState<StepId | null>(null);
  const open = chosen ?? first;
  const fieldId = useId();
  return (
    <ol className={styles["steps"]}>
      {STEPS.map(({ id, name, ask }, at) => {
        const note = said.find(({ step }) => step === id);
        const isOpen = id === open;
        return (
          <li key={id} data-done={note !== undefined || undefined} data-open={isOpen || undefined}>
            <span aria-hidden="true">{note ? <LineIcon name="check" small /> : at + 1}</span>
            <div>
              <button type="button" aria-expanded={isOpen} onClick={() => choose(id)}>
                <b>{name}</b>
                {note && <em className="num">{clockText(note.at)}</em>}
              </button>
              {isOpen ? (
                <>
                  <label htmlFor={`${fieldId}-${id}`}>{ask}</label>
                  <textarea
                    id={`${fieldId}-${id}`}
                    rows={3}
                    maxLength={MOST_LETTERS}
                    defaultValue={note?.text ?? ""}
                    placeholder="Say it, and note it in a line"
                    onFocus={() => choose(id)}
                    onBlur={({ target }) => {
                      if (target.value !== (note?.text ?? "")) onSay(id, target.value);
                      choose(null);
                    }}
                  />
                </>
              ) : (
                <p>{note?.text ?? ask}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const MOST_LETTERS = 600;
