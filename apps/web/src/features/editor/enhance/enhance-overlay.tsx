import { assertNever } from "@taiyari/domain/result";
import { useId } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { EnhanceStep, EnhanceWork } from "./enhancing.ts";
import { useModal } from "../../../ui/use-modal.ts";
import styles from "./enhance-overlay.module.css";

interface EnhanceOverlayProps {
  readonly work: EnhanceWork;
  /** What is being improved: "experience". */
  readonly thing: string;
  readonly onCancel: () => void;
}

/** What stands over the editor for as long as an enhancement takes. */
export function EnhanceOverlay({ work, thing, onCancel }: EnhanceOverlayProps) {
  const dialog = useModal();
  const id = useId();

  const { at, done } = progressOf(work.step);
  return (
    <dialog
      ref={dialog}
      className={styles["overlay"]}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <Drawing />
      <h2 id={`${id}-title`}>AI Enhancement in Progress</h2>
      <p id={`${id}-what`}>Our AI is improving your {thing}...</p>
      <ol className={styles["steps"]}>
        {STEPS.map((name, step) => (
          <li
            key={name}
            data-state={step < at ? "done" : step === at ? "now" : undefined}
            aria-current={step === at ? "step" : undefined}
          >
            {step < at ? <LineIcon name="check" /> : <i className={styles["dot"]} />}
            {name}
            <span className="num">{figureOf(work.step, step)}</span>
          </li>
        ))}
      </ol>
      <div
        className={styles["meter"]}
        role="progressbar"
        aria-label="Enhancement"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${done}%` }} />
      </div>
      <footer>
        <span>{work.engine}</span>
        <button type="button" className={`btn btn-line ${styles["cancel"]}`} onClick={onCancel}>
          Cancel
        </button>
      </footer>
    </dialog>
  );
}

const STEPS = ["Read what you wrote", "Rewriting", "Checking that no fact was added"];

/** Which of the steps it is, from 0, and how much of everything is done, in percent. */
function progressOf(step: EnhanceStep | null): { readonly at: number; readonly done: number } {
  if (step === null) return { at: 0, done: 0 };
  switch (step.kind) {
    case "read":
      return { at: 1, done: 10 };
    case "rewriting":
      return { at: 1, done: 10 + Math.round((80 * (step.text - 1)) / step.of) };
    case "checking":
      return { at: 2, done: 90 };
    default:
      return assertNever(step);
  }
}

function figureOf(step: EnhanceStep | null, of: number): string {
  if (step?.kind === "read" && of === 0) return lines(step.lines);
  if (step?.kind === "rewriting" && of === 1 && step.of > 1) {
    return `text ${step.text} of ${step.of}`;
  }
  return "";
}

function lines(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}

/** A text that is being rewritten, line by line. */
function Drawing() {
  return (
    <svg className={styles["drawing"]} viewBox="0 0 376 112" aria-hidden="true" focusable="false">
      <rect className={styles["ground"]} width="376" height="112" rx="10" />
      <g className={styles["word"]}>
        <rect className={styles["good"]} x="28" y="24" width="9" height="9" rx="4.5" />
        <rect
          className={styles["good"]}
          x="48"
          y="24"
          width="118"
          height="9"
          rx="4.5"
          opacity=".45"
        />
        <rect x="172" y="24" width="92" height="9" rx="4.5" />
        <rect className={styles["fresh"]} x="28" y="52" width="9" height="9" rx="4.5" />
        <rect className={styles["fresh"]} x="48" y="52" width="74" height="9" rx="4.5" />
        <rect x="138" y="52" width="150" height="9" rx="4.5" />
        <rect x="28" y="80" width="9" height="9" rx="4.5" />
        <rect x="48" y="80" width="176" height="9" rx="4.5" />
      </g>
      <path className={styles["caret"]} d="M130 43v27" />
      <g className={styles["star"]} transform="translate(308 24)">
        <path d="M16 4l3.6 10.4L30 18l-10.4 3.6L16 32l-3.6-10.4L2 18l10.4-3.6z" />
        <path d="M34 30v9M29.5 34.5h9" />
      </g>
    </svg>
  );
}
