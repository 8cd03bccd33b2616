import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChangesEditor as Editor } from "./create-changes-editor.ts";
import styles from "./changes.module.css";

interface ChangesEditorProps {
  /** What it is compared with. */
  readonly before: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
}

/** An editor of prose that shows what changed. Until CodeMirror has been fetched, and where it cannot be had, it is a plain text field. */
export function ChangesEditor({ before, text, onChange, label }: ChangesEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  /** What CodeMirror, which is made once, calls later. */
  const latest = useRef({ text, onChange });
  useEffect(() => {
    latest.current = { text, onChange };
  });

  useEffect(() => {
    let isGone = false;
    let made: Editor | null = null;
    async function upgrade() {
      const module = await import("./create-changes-editor.ts").catch(() => null);
      const field = plain.current;
      if (!module || isGone || !field || !place.current) return;
      const hadFocus = document.activeElement === field;
      made = module.createChangesEditor({
        parent: place.current,
        before,
        text: field.value,
        selection: { from: field.selectionStart, to: field.selectionEnd },
        label,
        onChange: (typed) => typed !== latest.current.text && latest.current.onChange(typed),
      });
      place.current.hidden = false;
      if (hadFocus) made.focus();
      const there = made;
      // At once, so that the focus does not go away with the field.
      flushSync(() => setEditor(there));
    }
    void upgrade();
    return () => {
      isGone = true;
      made?.destroy();
      setEditor(null);
    };
  }, [before, label]);

  useEffect(() => editor?.setText(text), [editor, text]);

  return (
    <div className={styles["editor"]}>
      <div ref={place} hidden={!editor} />
      {!editor && (
        <textarea
          ref={plain}
          aria-label={label}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
