import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import type { Place } from "../code/code-mirror/error-place.ts";
import { useTabHint } from "../code/tab-hint.tsx";
import type { SqlCodeEditor } from "./code-mirror/create-sql-editor.ts";
import { PlainEditor } from "./plain-editor.tsx";
import type { SqlSchema } from "./sql-schema.ts";
import styles from "./sql-editor.module.css";

/** What a screen may ask of an editor. */
export interface SqlEditorHandle {
  readonly focus: () => void;
  /** The selected stretch; empty where nothing is selected. */
  readonly selection: () => Place;
  /** At the cursor, which goes `back` from the end of it. */
  readonly insert: (text: string, back?: number) => void;
}

interface SqlEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Ctrl+Enter. */
  readonly onRun: () => void;
  /** For screen readers: "SQL of example 2". */
  readonly label: string;
  /** What an error is about; it is underlined until the text changes. */
  readonly errorPlace?: Place | null;
  /** Proposes tables and columns. */
  readonly schema?: SqlSchema | null;
  readonly minLines?: number;
  /** Whether it takes all the height there is, and scrolls inside. */
  readonly isFilling?: boolean;
  readonly ref?: Ref<SqlEditorHandle>;
}

/**
 * An editor of SQL. Until it is focused it is a coloured text with a plain text field over it, which takes what is typed
 * at once; CodeMirror is fetched at the first focus and takes its place, and where it cannot be had the field stays.
 */
export function SqlEditor({
  text,
  onChange,
  onRun,
  label,
  errorPlace = null,
  schema = null,
  minLines = 1,
  isFilling = false,
  ref,
}: SqlEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const isLoading = useRef(false);
  const [editor, setEditor] = useState<SqlCodeEditor | null>(null);
  const hasLineNumbers = !useMediaQuery("(max-width: 640px)");
  const helpId = useId();
  const { hint, keys } = useTabHint();
  /** What CodeMirror, which is made once, calls later. */
  const latest = useRef({ text, onChange, onRun });
  useEffect(() => {
    latest.current = { text, onChange, onRun };
  });

  async function upgrade() {
    if (isLoading.current || editor) return;
    isLoading.current = true;
    const made = await import("./code-mirror/create-sql-editor.ts").catch(() => null);
    const field = plain.current;
    if (!made || !field || !place.current) {
      isLoading.current = false;
      return;
    }
    await whenComposed(field);
    const hadFocus = document.activeElement === field;
    const created = made.createSqlEditor({
      parent: place.current,
      text: field.value,
      selection: { from: field.selectionStart, to: field.selectionEnd },
      label,
      describedBy: helpId,
      hasLineNumbers,
      schema,
      onChange: (typed) => typed !== latest.current.text && latest.current.onChange(typed),
      onRun: () => latest.current.onRun(),
    });
    // The focus goes over before the field does, so that a keyboard on the screen stays open.
    place.current.hidden = false;
    if (hadFocus) created.focus();
    // At once: a Tab that came before the field is gone would lead into it, and the focus would go with it.
    flushSync(() => setEditor(created));
  }

  useEffect(() => () => editor?.destroy(), [editor]);
  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.setSchema(schema), [editor, schema]);
  useEffect(() => editor?.setLineNumbers(hasLineNumbers), [editor, hasLineNumbers]);
  useEffect(() => editor?.showError(errorPlace), [editor, errorPlace]);

  useImperativeHandle(ref, () => ({
    focus: () => (editor ?? plain.current)?.focus(),
    selection: () => editor?.selection() ?? selectionOf(plain.current),
    insert: (inserted, back = 0) =>
      editor ? editor.insert(inserted, back) : insertPlain(plain.current, inserted, onChange),
  }));

  return (
    <div className={styles["editor"]} data-filling={isFilling || undefined} {...keys}>
      <p id={helpId} hidden>
        Ctrl and Enter runs it. Tab indents; press Escape and then Tab to leave the editor.
      </p>
      <div
        ref={place}
        className={styles["code-mirror"]}
        style={{ minHeight: minLines * 24 + 32 }}
        hidden={!editor}
      />
      {!editor && (
        <PlainEditor
          ref={plain}
          {...{ text, onChange, onRun, label, errorPlace, hasLineNumbers, minLines }}
          describedBy={helpId}
          onFocus={() => void upgrade()}
        />
      )}
      {hint}
    </div>
  );
}

/** A letter that is being composed, as in Hindi, is lost when its field goes away. */
function whenComposed(field: HTMLTextAreaElement): Promise<void> {
  if (field.dataset["composing"] === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    field.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
  });
}

function selectionOf(field: HTMLTextAreaElement | null): Place {
  return { from: field?.selectionStart ?? 0, to: field?.selectionEnd ?? 0 };
}

function insertPlain(
  field: HTMLTextAreaElement | null,
  inserted: string,
  onChange: (text: string) => void,
): void {
  if (!field) return;
  field.setRangeText(inserted, field.selectionStart, field.selectionEnd, "end");
  onChange(field.value);
  field.focus();
}
