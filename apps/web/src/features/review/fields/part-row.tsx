import { MAX_CORRECTED_TEXT, type Correction, type FieldPart } from "@taiyari/domain/resume";
import { useRef, useState, type KeyboardEvent } from "react";
import { MenuButton } from "../../../ui/menu-button.tsx";
import type { MenuItem } from "../../../ui/menu-item.ts";
import { entryOf } from "../state/corrected.ts";
import { fieldName } from "../state/field-names.ts";
import { focusOnOpen } from "./focus-on-open.ts";
import { PlaceSelect } from "./place-select.tsx";
import { tidied, tidiedOffset } from "./staged.ts";
import styles from "./editor.module.css";

interface PartRowProps {
  readonly part: FieldPart;
  readonly index: number;
  readonly count: number;
  readonly text: string;
  /** Gets the focus when the editor opens. */
  readonly isFirst: boolean;
  readonly onType: (text: string) => void;
  /** @param focus  where the cursor stands afterwards */
  readonly onChange: (
    step: readonly Correction[],
    said: string,
    focus: { index: number; cursor: number },
  ) => void;
  /** Goes on to the value after the last. */
  readonly onAdd: () => void;
}

/** One of several values: a bullet, a skill, a language. */
export function PartRow(props: PartRowProps) {
  const { part, index, count, text, isFirst, onType, onChange, onAdd } = props;
  const [isMoving, setIsMoving] = useState(false);
  const cursor = useRef(0);
  const row = useRef<HTMLLIElement>(null);
  const { field } = part;
  const name = fieldName(field);
  const isLast = index + 1 === count;

  function split(at: number) {
    const offset = tidiedOffset(text, at);
    if (offset === 0 || offset >= tidied(text).length) return;
    onChange([{ kind: "split-text", field, offset }], `${name} ${index + 1} was split in two.`, {
      index: index + 1,
      cursor: 0,
    });
  }

  function join(first: number, firstField: FieldPart["field"], at: number) {
    onChange(
      [{ kind: "merge-text", field: firstField }],
      `${name} ${first + 1} was joined with the next.`,
      {
        index: first,
        cursor: at,
      },
    );
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.key === "Enter" && isPlain && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isLast && text.slice(selectionEnd).trim() === "") onAdd();
      else split(selectionStart);
    } else if (event.key === "Backspace" && isPlain && index > 0 && selectionEnd === 0) {
      event.preventDefault();
      join(index - 1, { ...field, at: index - 1 } as FieldPart["field"], 0);
    }
  }

  const entry = entryOf(field);
  const items: MenuItem[] = [
    { label: "Split at the cursor", onChoose: () => split(cursor.current) },
    ...(isLast
      ? []
      : [{ label: "Join with the next", onChoose: () => join(index, field, tidied(text).length) }]),
    ...(entry && field.kind === "bullet"
      ? [
          {
            label: "Start a new entry here",
            onChoose: () =>
              onChange(
                [{ kind: "split-entry", entry, bullet: index }],
                `A new entry begins at: ${tidied(text)}.`,
                { index: Math.max(0, index - 1), cursor: 0 },
              ),
          },
        ]
      : []),
    { label: "This is the …", onChoose: () => setIsMoving(true) },
    {
      label: "Remove",
      onChoose: () =>
        onChange([{ kind: "set", field, value: "" }], `${name} was removed: ${tidied(text)}.`, {
          index: Math.max(0, Math.min(index, count - 2)),
          cursor: 0,
        }),
    },
  ];

  return (
    <li ref={row}>
      <textarea
        data-part
        rows={1}
        className={styles["input"]}
        dir="auto"
        aria-label={`${name} ${index + 1} of ${count}`}
        ref={isFirst ? focusOnOpen : undefined}
        value={text}
        maxLength={MAX_CORRECTED_TEXT}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKey}
        onSelect={(event) => {
          cursor.current = event.currentTarget.selectionStart;
        }}
      />
      <MenuButton label={`Change ${name.toLowerCase()} ${index + 1}`} items={items} />
      {isMoving && (
        <PlaceSelect
          from={field}
          near={entry}
          onCancel={() => {
            setIsMoving(false);
            row.current?.querySelector("textarea")?.focus();
          }}
          onMove={(step, label) => {
            setIsMoving(false);
            onChange(step, `“${tidied(text)}” is now: ${label}.`, {
              index: Math.max(0, Math.min(index, count - 2)),
              cursor: 0,
            });
          }}
        />
      )}
    </li>
  );
}
