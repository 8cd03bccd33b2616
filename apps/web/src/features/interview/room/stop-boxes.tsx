import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import styles from "./room.module.css";

interface PausedBoxProps {
  /** A microphone that went away offers typing first. */
  readonly isLost: boolean;
  /** What is safe of the answer that is being given; "" for nothing. */
  readonly text: string;
  /** Null without a clock. */
  readonly left: number | null;
  readonly onGoOn: () => void;
  /** Null where it is typed already. */
  readonly onType: (() => void) | null;
  readonly onEnd: () => void;
  /** Another microphone, from whatever listens. */
  readonly children?: ReactNode;
}

/** Says what is safe, that the clock waits, and how it goes on. */
export function PausedBox(props: PausedBoxProps) {
  const { isLost, text, left, onGoOn, onType, onEnd, children } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  const tail = text.trim().split(/\s+/u).slice(-5).join(" ");
  return (
    <section
      ref={box}
      className={styles["stopped"]}
      role="alertdialog"
      aria-labelledby="paused"
      aria-describedby="paused-text"
    >
      <h2 id="paused">{isLost ? "Paused. Your microphone went away" : "Paused"}</h2>
      <p id="paused-text">
        {tail === ""
          ? "Nothing is lost: all you have said is kept."
          : `Nothing is lost: your answer is safe up to “… ${tail}”.`}
        {left !== null && ` The clock stands at ${clockText(left)} and waits.`}
      </p>
      <div>
        {children}
        <Button kind={children ? "line" : "next"} onClick={onGoOn}>
          {isLost ? "Check again" : "Go on"}
        </Button>
        {onType && (
          <Button kind="quiet" onClick={onType}>
            <LineIcon name="keyboard" />
            Go on typing
          </Button>
        )}
        <Button kind="quiet" onClick={onEnd}>
          End interview
        </Button>
      </div>
    </section>
  );
}

interface EndDialogProps {
  /** Questions that were not asked yet. */
  readonly open: number;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before an interview ends early. */
export function EndDialog({ open, onEnd, onClose }: EndDialogProps) {
  return (
    <ModalDialog title="End the interview?" size="small" onClose={onClose}>
      <p className={styles["ending"]}>
        What you have said is kept and scored.{" "}
        {open > 0 &&
          `${open === 1 ? "One question was" : `${open} questions were`} not asked yet. `}
        An interview that has ended does not go on.
      </p>
      <div className={styles["choices"]}>
        <Button kind="line" onClick={onClose}>
          Go on
        </Button>
        <Button kind="primary" onClick={onEnd}>
          End interview
        </Button>
      </div>
    </ModalDialog>
  );
}
