import "../../../ui/controls.css";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { MAX_SPOKEN_TEXT } from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { TurnRing } from "./turn-ring.tsx";
import type { UsualLength } from "./given-answer.ts";
import styles from "./dock.module.css";

interface TypingPanelProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Since the question was asked. */
  readonly seconds: number;
  readonly usual: UsualLength;
  readonly placeholder: string;
  /** Whether there may be nothing to send but code. */
  readonly mayBeEmpty?: boolean;
  readonly isBusy?: boolean;
  readonly onSend: () => void;
  /** Null where nothing listens. */
  readonly onSpeak: (() => void) | null;
  /** More to do, at the end. */
  readonly children: ReactNode;
}

/** Where an answer is typed. */
export function TypingPanel(props: TypingPanelProps) {
  const { text, onText, seconds, usual, placeholder, mayBeEmpty = false, isBusy = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === "" && !mayBeEmpty;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function send() {
    if (!isEmpty && !isBusy) props.onSend();
    field.current?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const words = text.split(/\s+/u).filter(Boolean).length;
  return (
    <>
      <div className={styles["typing"]}>
        <textarea
          ref={field}
          className="form-input"
          aria-label="Your answer"
          aria-describedby="typing-note"
          placeholder={placeholder}
          maxLength={MAX_SPOKEN_TEXT}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={handleKey}
        />
        <p className="num" id="typing-note">
          <span>{count(words, "word")}. Saved as you type.</span>
          <span>Pace and pauses are not measured by keyboard.</span>
        </p>
      </div>
      <div className={styles["dock"]}>
        <TurnRing seconds={seconds} usual={usual} />
        <div className={styles["mid"]}>
          {props.onSpeak && (
            <Button kind="line" onClick={props.onSpeak}>
              <LineIcon name="microphone" />
              Speak instead
            </Button>
          )}
          <Button kind="next" className="btn-lg" isBusy={isEmpty || isBusy} onClick={send}>
            Send answer <kbd aria-hidden="true">Ctrl Enter</kbd>
          </Button>
        </div>
        <div className={styles["ends"]}>{props.children}</div>
      </div>
    </>
  );
}
