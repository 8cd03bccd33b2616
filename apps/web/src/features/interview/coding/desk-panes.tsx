import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./coding.module.css";

interface DeskPanesProps {
  /** The language, or a choice of it. */
  readonly name: ReactNode;
  readonly note: string;
  readonly run: ReactNode;
  readonly editor: ReactNode;
  /** The text of the problem. */
  readonly asked: ReactNode;
  /** What came of the last run; null before it. */
  readonly output: ReactNode;
}

/** The editor, and beside it what is asked and what the code gave. */
export function DeskPanes({ name, note, run, editor, asked, output }: DeskPanesProps) {
  return (
    <div className={styles["panes"]}>
      <div className={styles["left"]}>
        <div className={styles["tools"]}>
          <b>{name}</b>
          <span>{note}</span>
          {run}
        </div>
        <div className={styles["editor"]}>{editor}</div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that */}
      <div className={styles["right"]} tabIndex={0} role="region" aria-label="The problem">
        <div className={styles["asked"]}>{asked}</div>
        {output && <div className={styles["output"]}>{output}</div>}
      </div>
    </div>
  );
}

export function RunButton({
  isBusy,
  onRun,
}: {
  readonly isBusy: boolean;
  readonly onRun: () => void;
}) {
  return (
    <Button kind="line" isBusy={isBusy} onClick={onRun}>
      <LineIcon name="play" small />
      {isBusy ? "Running" : "Run"} <kbd aria-hidden="true">Ctrl Enter</kbd>
    </Button>
  );
}

export function RealNote({ text }: { readonly text: string }) {
  return (
    <p className={styles["note"]}>
      <LineIcon name="info" small />
      {text}
    </p>
  );
}
