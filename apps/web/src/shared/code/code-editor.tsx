import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import type { CodeEditor as Editor } from "./code-mirror/create-editor.ts";
import type { Place } from "./code-mirror/error-place.ts";
import type { CodeName } from "./code-mirror/language.ts";
import { useTabHint } from "./tab-hint.tsx";
import styles from "./code-editor.module.css";

/** What a screen may ask of an editor. */
export interface CodeEditorHandle {
  readonly focus: () => void;
  /** At the cursor, which goes `back` from the end of it. */
  readonly insert: (text: string, back?: number) => void;
}

interface CodeEditorProps {
  readonly language: CodeName;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Ctrl+Enter. */
  readonly onRun: () => void;
  /** For screen readers: "JavaScript". */
  readonly label: string;
  /** What an error is about; it is underlined until the text changes. */
  readonly errorPlace: Place | null;
  /** Whether its screen submits with Shift+Enter: told to screen readers. */
  readonly canSubmit?: boolean;
  readonly ref?: Ref<CodeEditorHandle>;
}

/**
 * An editor of code that takes all the height there is. Until CodeMirror has been fetched, and where it cannot be had, it
 * is a plain text field. Its language stays: give it a `key` of it.
 */
export function CodeEditor({
  language,
  text,
  onChange,
  onRun,
  label,
  errorPlace,
  canSubmit = false,
  ref,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const hasLineNumbers = !useMediaQuery("(max-width: 860px)");
  const helpId = useId();
  const { hint, keys } = useTabHint();
  /** What CodeMirror, which is made once, calls later. */
  const latest = useRef({ text, onChange, onRun });
  useEffect(() => {
    latest.current = { text, onChange, onRun };
  });

  useEffect(() => {
    let isGone = false;
    let made: Editor | null = null;
    async function upgrade() {
      const module = await import("./code-mirror/create-code-editor.ts").catch(() => null);
      const field = plain.current;
      if (!module || isGone || !field || !place.current) return;
      if (field.dataset["composing"] !== undefined)
        await new Promise((resolve) => {
          field.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
        });
      if (isGone) return;
      const hadFocus = document.activeElement === field;
      made = module.createCodeEditor({
        parent: place.current,
        language,
        text: field.value,
        selection: { from: field.selectionStart, to: field.selectionEnd },
        label,
        describedBy: helpId,
        hasLineNumbers,
        onChange: (typed) => typed !== latest.current.text && latest.current.onChange(typed),
        onRun: () => latest.current.onRun(),
      });
      place.current.hidden = false;
      if (hadFocus) made.focus();
      // At once: a Tab that came before the field is gone would lead into it, and the focus would go with it.
      const there = made;
      flushSync(() => setEditor(there));
    }
    void upgrade();
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- made once; what changes is given to it below
  }, [language]);

  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.setLineNumbers(hasLineNumbers), [editor, hasLineNumbers]);
  useEffect(() => editor?.showError(errorPlace), [editor, errorPlace]);

  useImperativeHandle(ref, () => ({
    focus: () => (editor ?? plain.current)?.focus(),
    insert(inserted, back = 0) {
      if (editor) {
        editor.insert(inserted, back);
        return;
      }
      const field = plain.current;
      if (!field) return;
      field.setRangeText(inserted, field.selectionStart, field.selectionEnd, "end");
      field.setSelectionRange(field.selectionEnd - back, field.selectionEnd - back);
      onChange(field.value);
      field.focus();
    },
  }));

  return (
    <div className={styles["editor"]} {...keys}>
      <p id={helpId} hidden>
        Ctrl and Enter runs it{canSubmit ? ", Shift and Enter submits it" : ""}. Tab indents; press
        Escape and then Tab to leave the editor.
      </p>
      <div ref={place} className={styles["place"]} hidden={!editor} />
      {!editor && (
        <textarea
          ref={plain}
          className={styles["plain"]}
          value={text}
          aria-label={label}
          aria-describedby={helpId}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          wrap="off"
          onChange={({ target }) => onChange(target.value)}
          onCompositionStart={({ currentTarget }) => {
            currentTarget.dataset["composing"] = "";
          }}
          onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset["composing"]}
        />
      )}
      {hint}
    </div>
  );
}
