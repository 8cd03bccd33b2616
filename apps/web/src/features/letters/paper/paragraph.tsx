import type { LetterParagraph } from "@taiyari/domain/coach";
import { type MouseEvent, useEffect, useRef } from "react";
import { caretAt } from "./caret.ts";
import { MarkedText } from "./marked-text.tsx";
import { ParagraphArea } from "./paragraph-area.tsx";
import type { Segment } from "./segments.ts";
import type { Writing } from "./writing.ts";
import styles from "../look/letter.module.css";

interface ParagraphProps {
  readonly paragraph: LetterParagraph;
  /** From 1. */
  readonly number: number;
  readonly segments: readonly Segment[];
  /** Whether its tools are shown. */
  readonly isCurrent: boolean;
  /** Null unless it is being written. */
  readonly writing: Writing | null;
  readonly canUndo: boolean;
  readonly onWrite: (writing: Writing) => void;
  readonly onText: (text: string) => void;
  readonly onSplit: (at: number) => void;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
  readonly onAct: (act: "shorter" | "plainer" | "undo") => void;
}

/** One paragraph on the paper: pressed, it is written in place. */
export function Paragraph(props: ParagraphProps) {
  const { paragraph, number, segments, isCurrent, writing, canUndo, onWrite, onLeave, onAct } =
    props;
  const { id, text } = paragraph;
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);

  useEffect(() => {
    // Esc leaves the text: the keyboard's place is then the paragraph's own button.
    if (wasWriting.current && !writing && document.activeElement === document.body)
      button.current?.focus();
    wasWriting.current = writing !== null;
  }, [writing]);

  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a")) return;
    const caret = caretAt(event.clientX, event.clientY) ?? { start: text.length, end: text.length };
    onWrite({ id, ...caret });
  }

  return (
    <div className={styles["pg"]} data-current={isCurrent || undefined}>
      {writing ? (
        <ParagraphArea
          label={`Paragraph ${number}`}
          text={text}
          segments={segments}
          writing={writing}
          onText={props.onText}
          onSplit={props.onSplit}
          onJoin={props.onJoin}
          onLeave={onLeave}
        />
      ) : (
        <>
          <button
            ref={button}
            type="button"
            className={styles["edit"]}
            onClick={() => onWrite({ id, start: text.length, end: text.length })}
          >
            Edit paragraph {number}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button before it does the same for the keyboard */}
          <p className={styles["text"]} onClick={handleClick} dir="auto">
            {text === "" ? (
              <span className={styles["empty"]}>Empty paragraph</span>
            ) : (
              <MarkedText text={text} segments={segments} />
            )}
          </p>
        </>
      )}
      {isCurrent && (
        <div className={styles["tool"]} role="group" aria-label={`Paragraph ${number}`}>
          <button type="button" onClick={() => onAct("shorter")}>
            Shorter
          </button>
          <button type="button" onClick={() => onAct("plainer")}>
            Plainer
          </button>
          <button type="button" aria-disabled={!canUndo} onClick={() => onAct("undo")}>
            Undo
          </button>
        </div>
      )}
    </div>
  );
}
