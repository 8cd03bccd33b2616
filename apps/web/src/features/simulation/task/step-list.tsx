import type { TaskStep } from "./steps.ts";
import styles from "./task.module.css";

const WORDS: Readonly<Record<TaskStep["state"], string>> = {
  done: "Done",
  back: "Came back",
  current: "Now",
  open: "Open",
};

/** The way of a piece of work. */
export function StepList({ steps }: { readonly steps: readonly TaskStep[] }) {
  return (
    <ol className={`num ${styles["steps"]}`} aria-label="Way of this task">
      {steps.map(({ title, note, state }) => (
        <li key={title} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <b>
            <span className="vh">{WORDS[state]}: </span>
            {title}
          </b>
          {note}
        </li>
      ))}
    </ol>
  );
}
