import { MAX_PARAGRAPH_TEXT } from "@taiyari/domain/coach";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { MarkedText } from "./marked-text.tsx";
import type { Segment } from "./segments.ts";
import type { Writing } from "./writing.ts";
import styles from "../look/letter.module.css";

interface ParagraphAreaProps {
  readonly label: string;
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly writing: Writing;
  readonly onText: (text: string) => void;
  readonly onSplit: (at: number) => void;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

/** A paragraph as it is written: the marks stand behind the text, in the same lines. */
export function ParagraphArea(props: ParagraphAreaProps) {
  const { label, text, segments, writing, onText, onSplit, onJoin, onLeave } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { start, end } = writing;

  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(start, end);
  }, [start, end]);

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === "Escape") {
      event.currentTarget.blur();
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSplit(selectionStart);
    } else if (event.key === "Backspace" && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault();
      onJoin();
    }
  }

  return (
    <div className={styles["area"]}>
      <div className={styles["behind"]} aria-hidden="true">
        <MarkedText text={text} segments={segments} isBare />
      </div>
      <textarea
        ref={area}
        aria-label={label}
        rows={1}
        dir="auto"
        maxLength={MAX_PARAGRAPH_TEXT}
        value={text}
        // A paragraph is one line, however it was pasted.
        onChange={(event) => onText(event.target.value.replaceAll(/\s*\n\s*/gu, " "))}
        onKeyDown={handleKey}
        onBlur={onLeave}
      />
    </div>
  );
}
