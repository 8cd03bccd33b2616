import { useEffect, useRef, useState } from "react";
import { type InterviewTurn, MAX_SPOKEN_TEXT } from "@taiyari/domain/interview";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import styles from "./transcript.module.css";

interface TranscriptProps {
  readonly turns: readonly InterviewTurn[];
  /** What is being said or typed now; "" for nothing. */
  readonly current: string;
  /** The interview's clock. */
  readonly now: number;
  readonly onCorrect: (turn: number, text: string) => void;
}

/** All that was said. An answer can be put right before it is scored. */
export function Transcript({ turns, current, now, onCorrect }: TranscriptProps) {
  const [editing, setEditing] = useState<number | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const answers = turns.filter((turn) => turn.by === "person");
  const said = turns.length;
  const last = answers.at(-1)?.turn ?? null;

  useEffect(() => {
    if (said > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);

  return (
    <>
      <div className={styles["head"]}>
        <h2>Transcript</h2>
        {last !== null && (
          <Button kind="quiet" onClick={() => setEditing(editing === null ? last : null)}>
            <LineIcon name="pen" small />
            {editing === null ? "Correct it" : "Leave it"}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that */}
      <div className={styles["log"]} ref={log} tabIndex={0} role="region" aria-label="Transcript">
        <ol>
          {turns.map((turn, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- turns are only added at the end
            <li key={at} className={turn.by === "interviewer" ? styles["they"] : undefined}>
              <p className={styles["who"]}>
                <b>{whoSaid(turn)}</b>
                <span className="num">{clockText(turn.at)}</span>
              </p>
              {turn.by === "person" && editing === turn.turn ? (
                <CorrectionField
                  text={turn.text}
                  onKeep={(text) => {
                    if (text !== turn.text) onCorrect(turn.turn, text);
                    setEditing(null);
                  }}
                  onLeave={() => setEditing(null)}
                />
              ) : (
                <p className={styles["said"]}>
                  {turn.text || "Only the code."}
                  {turn.by === "person" && editing !== null && (
                    <button
                      type="button"
                      className={styles["pick"]}
                      onClick={() => setEditing(turn.turn)}
                    >
                      Correct this one
                    </button>
                  )}
                </p>
              )}
            </li>
          ))}
          {current !== "" && (
            <li className={styles["now"]}>
              <p className={styles["who"]}>
                <b>You</b>
                <span className="num">{clockText(now)}</span>
              </p>
              <p className={styles["said"]}>{current}</p>
            </li>
          )}
        </ol>
      </div>
    </>
  );
}

function whoSaid(turn: InterviewTurn): string {
  if (turn.by === "person") return turn.attempt > 1 ? `You, try ${turn.attempt}` : "You";
  if (turn.kind === "follow-up") return "Interviewer, asking back";
  return turn.kind === "asked-again" ? "Interviewer, once more" : "Interviewer";
}

interface CorrectionFieldProps {
  readonly text: string;
  readonly onKeep: (text: string) => void;
  readonly onLeave: () => void;
}

function CorrectionField({ text, onKeep, onLeave }: CorrectionFieldProps) {
  const [changed, setChanged] = useState(text);
  return (
    <div className={styles["correction"]}>
      <textarea
        className="form-input"
        aria-label="Your answer, corrected"
        rows={Math.min(10, Math.max(3, Math.ceil(text.length / 36)))}
        maxLength={MAX_SPOKEN_TEXT}
        value={changed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at a press, in the place of the text
        autoFocus
        onChange={({ target }) => setChanged(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            event.stopPropagation();
            onLeave();
          }
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.stopPropagation();
            onKeep(changed.trim());
          }
        }}
      />
      <div>
        <Button kind="primary" onClick={() => onKeep(changed.trim())}>
          Save
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
