import {
  MAX_FIELD_TEXT,
  onBackspace,
  onEnter,
  onPaste,
  onTab,
  type TextChange,
} from "@taiyari/domain/draft";
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { formatNumber } from "../../../lib/numbers.ts";
import { languageOf } from "../../../shared/preview/frame/language.ts";
import { onJoin, onSpace } from "./bullets.ts";
import { linesOfHtml } from "./pasted-html.ts";

interface BulletsAreaProps {
  readonly id: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  /** Without it, keys mean what they always do. */
  readonly hasBullets: boolean;
  readonly isRequired: boolean;
  /** Tells the person why nothing came in; "" when all is well again. */
  readonly onProblem: (sentence: string) => void;
}

/** A text of paragraphs and points. Lines are points as in a word processor; what is pasted is cleaned. */
export function BulletsArea(props: BulletsAreaProps) {
  const { id, value, onChange, hasBullets, onProblem } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<{ start: number; end: number } | null>(null);
  // Tab does not stop somebody who only passes by.
  const [isWriting, setIsWriting] = useState(false);

  useLayoutEffect(() => {
    if (!area.current) return;
    fitHeight(area.current);
    if (!selection.current) return;
    area.current.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = null;
  });

  function put({ text, start, end }: TextChange) {
    selection.current = { start, end };
    onChange(text);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape" || event.key === "Tab") setIsWriting(false);
    else if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) setIsWriting(true);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasBullets || hasModifier || event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const change = changeBy(event, { text: value, start, end, isWriting });
    if (!change || change.text.length > MAX_FIELD_TEXT) return;
    event.preventDefault();
    if (event.key === "Tab") setIsWriting(true);
    put(change);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData("text/html");
    const pasted = (html && linesOfHtml(html)) || event.clipboardData.getData("text/plain");
    if (pasted === "") return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const change = onPaste(value, start, end, pasted);
    if (change.text.length > MAX_FIELD_TEXT) {
      onProblem(
        `That has ${formatNumber(pasted.length)} characters; a text here holds ${formatNumber(MAX_FIELD_TEXT)}. Nothing was pasted.`,
      );
      return;
    }
    onProblem("");
    put(change);
  }

  return (
    <textarea
      ref={area}
      id={id}
      className="form-input"
      rows={4}
      value={value}
      maxLength={MAX_FIELD_TEXT}
      placeholder={props.placeholder}
      aria-required={props.isRequired || undefined}
      aria-describedby={props.describedBy}
      spellCheck
      lang={languageOf(value)}
      autoComplete="off"
      onChange={(event) => {
        onProblem("");
        onChange(event.target.value);
      }}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onPointerDown={() => setIsWriting(true)}
      onBlur={() => setIsWriting(false)}
    />
  );
}

interface Writing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isWriting: boolean;
}

function changeBy(
  { key, shiftKey }: KeyboardEvent,
  { text, start, end, isWriting }: Writing,
): TextChange | null {
  switch (key) {
    case "Enter":
      return shiftKey ? null : onEnter(text, start, end);
    case "Tab":
      return isWriting ? onTab(text, start, end, shiftKey) : null;
    case "Backspace":
      return onJoin(text, start, end, false) ?? onBackspace(text, start, end);
    case "Delete":
      return onJoin(text, start, end, true);
    case " ":
      return onSpace(text, start, end);
    default:
      return null;
  }
}

/** As high as its text, where the style sheet alone cannot do it. */
function fitHeight(area: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + 2}px`;
}
