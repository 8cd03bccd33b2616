import {
  BULLET,
  MAX_FIELD_TEXT,
  onBackspace,
  onEnter,
  onTab,
  type TextChange,
} from "@taiyari/domain/draft";
import { isRich, richSlice } from "@taiyari/domain/rich";
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { onDemand } from "../../../ui/on-demand.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { languageOf } from "../../../shared/preview/frame/language.ts";
import { onJoin, onSpace } from "./bullets.ts";
import { htmlOf } from "./copied-html.ts";
import { RichMirror } from "./rich-mirror.tsx";
import { RichTools, type RichTool } from "./rich-tools.tsx";
import { useRichText } from "./use-rich-text.ts";
import styles from "./rich.module.css";

// What only comes with a link or a paste is fetched when somebody comes to the field.
const { Component: LinkForm, prefetch: prefetchLink } = onDemand(
  async () => (await import("./link-form.tsx")).LinkForm,
);
const loadPaste = () => import("./pasted-text.ts");

const NOT_PASTED = "This could not be pasted: a part of the page did not load. Paste it once more.";

interface BulletsAreaProps {
  readonly id: string;
  readonly describedBy: string;
  /** As it is stored, with its looks. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  /** Without it, keys mean what they always do. */
  readonly hasBullets: boolean;
  readonly isRequired: boolean;
  /** Tells the person why nothing came in; "" when all is well again. */
  readonly onProblem: (sentence: string) => void;
}

/** Keys that switch something, with Ctrl or Cmd. */
const SWITCHES: Readonly<Record<string, RichTool>> = { b: "bold", i: "italic", k: "link" };

/**
 * A text of paragraphs and points, in which words can be bold, italic or a link. Lines are points as in a word
 * processor; what is pasted is cleaned. The field itself holds the words alone, and their looks are drawn over it.
 */
export function BulletsArea(props: BulletsAreaProps) {
  const { id, value, onChange, hasBullets, onProblem } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const rich = useRichText({ area, value, onChange, onProblem });
  const { text } = rich;
  const latest = useRef(rich);
  useLayoutEffect(() => {
    latest.current = rich;
  });
  // Tab does not stop somebody who only passes by.
  const [isWriting, setIsWriting] = useState(false);
  const [link, setLink] = useState<ReturnType<typeof rich.linkPlace> | null>(null);

  useLayoutEffect(() => {
    if (area.current) fitHeight(area.current);
  });

  function apply(tool: RichTool): void {
    if (tool === "link") setLink(link ? null : rich.linkPlace());
    else if (tool === "bold" || tool === "italic") rich.toggle(tool);
    else indent(tool === "higher");
    if (tool !== "link" || link) area.current?.focus();
  }

  function indent(isBack: boolean): void {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const change = onTab(text, start, end, isBack);
    if (change) rich.put(change);
    else if (!isBack) rich.put({ text: BULLET, start: BULLET.length, end: BULLET.length });
  }

  function closeLink(): void {
    setLink(null);
    area.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape" || event.key === "Tab") setIsWriting(false);
    else if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) setIsWriting(true);
    if (event.nativeEvent.isComposing) return;
    const tool = SWITCHES[event.key.toLowerCase()];
    if (tool && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      // Elsewhere Ctrl+K is the search.
      event.stopPropagation();
      event.preventDefault();
      apply(tool);
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasBullets || hasModifier) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const change = changeBy(event, { text, start, end, isWriting });
    if (!change) return;
    event.preventDefault();
    if (event.key === "Tab") setIsWriting(true);
    rich.put(change);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData("text/html");
    const plain = event.clipboardData.getData("text/plain");
    if (html === "" && plain === "") return;
    event.preventDefault();
    void paste({ html, plain }).catch(() => onProblem(NOT_PASTED));
  }

  async function paste(clipboard: { readonly html: string; readonly plain: string }) {
    const { pastedInto } = await loadPaste();
    if (!area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const now = latest.current;
    const pasted = pastedInto(now.text, { from, to }, clipboard);
    if (pasted.kind === "nothing") return;
    if (pasted.kind === "link") {
      now.setLink({ from, to }, pasted.url, "");
      return;
    }
    const { change, looks } = pasted;
    if (change.text.length > MAX_FIELD_TEXT) {
      const length = change.text.length - now.text.length + to - from;
      onProblem(
        `That has ${formatNumber(length)} characters; a text here holds ${formatNumber(MAX_FIELD_TEXT)}. Nothing was pasted.`,
      );
      return;
    }
    now.put(change, looks);
  }

  /** What is copied takes its looks along. */
  function handleCopy(event: ClipboardEvent<HTMLTextAreaElement>, isCut: boolean) {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const words = text.slice(from, to);
    const stored = richSlice(value, from, to);
    if (words === "" || !isRich(stored)) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", words);
    event.clipboardData.setData("text/html", htmlOf(stored));
    if (isCut) rich.put({ text: text.slice(0, from) + text.slice(to), start: from, end: from });
  }

  return (
    <div className={styles["rich"]}>
      <RichTools
        controls={id}
        look={rich.look}
        isLinkOpen={link !== null}
        hasBullets={hasBullets}
        onUse={apply}
      />
      {link && (
        <LinkForm
          url={link.url}
          hasWords={link.from < link.to}
          onClose={closeLink}
          onRemove={() => {
            rich.setLink(link, "", "");
            closeLink();
          }}
          onSet={(url, words) => {
            rich.setLink(link, url, words);
            closeLink();
          }}
        />
      )}
      <div className={styles["sheet"]}>
        <textarea
          ref={area}
          id={id}
          className={`form-input ${styles["area"]}`}
          data-rich={isRich(value) || undefined}
          rows={4}
          value={text}
          maxLength={MAX_FIELD_TEXT - (value.length - text.length)}
          placeholder={props.placeholder}
          aria-required={props.isRequired || undefined}
          aria-describedby={props.describedBy}
          spellCheck
          lang={languageOf(text)}
          autoComplete="off"
          onChange={(event) => rich.type(event.target.value, event.target.selectionEnd)}
          onSelect={rich.select}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onCopy={(event) => handleCopy(event, false)}
          onCut={(event) => handleCopy(event, true)}
          onPointerDown={() => setIsWriting(true)}
          onFocus={() => {
            loadPaste().catch(() => undefined);
            prefetchLink();
          }}
          onBlur={() => setIsWriting(false)}
        />
        {isRich(value) && <RichMirror area={area} stored={value} />}
      </div>
      <span className="vh" role="status">
        {rich.said}
      </span>
    </div>
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
