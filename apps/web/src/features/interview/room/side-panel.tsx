import type { InterviewState } from "@taiyari/domain/interview";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { OwnNotes } from "../transcript/own-notes.tsx";
import { Transcript } from "../transcript/transcript.tsx";
import { useOnline } from "./use-online.ts";
import styles from "./room.module.css";

interface SidePanelProps {
  readonly state: InterviewState;
  readonly now: number;
  /** What is being said or typed. */
  readonly current: string;
  readonly onCorrect: (turn: number, text: string) => void;
  readonly onNotes: (notes: string) => void;
}

/** Transcript, notes, and where both are kept. */
export function SidePanel({ state, now, current, onCorrect, onNotes }: SidePanelProps) {
  const isOnline = useOnline();
  return (
    <>
      <Transcript turns={state.turns} current={current} now={now} onCorrect={onCorrect} />
      <OwnNotes notes={state.notes} onNotes={onNotes} />
      <p className={styles["foot"]} role="status">
        <LineIcon name="lock" small />
        <span>
          {isOnline
            ? "Your text is saved on this device and on the server."
            : "No connection. Your text is saved on this device, and sent when there is one."}
        </span>
      </p>
    </>
  );
}
