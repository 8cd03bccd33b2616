import type { KeyboardEvent, Ref } from "react";
import type { Place } from "../code/code-mirror/error-place.ts";
import { ColouredSql } from "./coloured-sql.tsx";
import styles from "./sql-editor.module.css";

interface PlainEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  readonly onFocus: () => void;
  readonly label: string;
  readonly describedBy: string;
  readonly errorPlace: Place | null;
  readonly hasLineNumbers: boolean;
  readonly minLines: number;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** A text field with clear letters over the same text in colours: an editor that costs nothing. */
export function PlainEditor({
  text,
  onChange,
  onRun,
  onFocus,
  label,
  describedBy,
  errorPlace,
  hasLineNumbers,
  minLines,
  ref,
}: PlainEditorProps) {
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <div className={styles["plain"]} style={{ minHeight: minLines * 24 + 32 }}>
      {hasLineNumbers && <LineNumbers text={text} errorPlace={errorPlace} />}
      <div className={styles["layers"]}>
        <pre aria-hidden="true">
          <ColouredSql sql={text} errorPlace={errorPlace} />
          {"\n"}
        </pre>
        <textarea
          ref={ref}
          value={text}
          aria-label={label}
          aria-describedby={describedBy}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          wrap="off"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKey}
          onFocus={onFocus}
          onCompositionStart={({ currentTarget }) => {
            currentTarget.dataset["composing"] = "";
          }}
          onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset["composing"]}
        />
      </div>
    </div>
  );
}

interface LineNumbersProps {
  readonly text: string;
  readonly errorPlace: Place | null;
}

function LineNumbers({ text, errorPlace }: LineNumbersProps) {
  const red = errorPlace ? text.slice(0, errorPlace.from).split("\n").length : null;
  return (
    <div className={styles["numbers"]} aria-hidden="true">
      {text.split("\n").map((_line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its number
        <span key={at} data-error={at + 1 === red || undefined}>
          {at + 1}
        </span>
      ))}
    </div>
  );
}
