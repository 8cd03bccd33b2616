import type { Correction, FieldView } from "@taiyari/domain/resume";
import { useEffect, useId, useRef, useState } from "react";
import { fieldName } from "../state/field-names.ts";
import { useReview } from "../state/review-context.ts";
import { EditorButtons, EditorForm, Problem } from "./editor-form.tsx";
import { focusOnOpen } from "./focus-on-open.ts";
import { PartRow } from "./part-row.tsx";
import { stagedCorrections, tidied } from "./staged.ts";
import styles from "./editor.module.css";

export type PartsEdit = Extract<FieldView["edit"], { kind: "parts" }>;

interface PartsEditorProps {
  readonly field: FieldView;
  readonly edit: PartsEdit;
}

/** Several values that stand together: each put right, split, joined, moved or removed, and more added. */
export function PartsEditor({ field, edit }: PartsEditorProps) {
  const { correct, close, reading } = useReview();
  const { parts, next } = edit;
  const group = next.kind === "skill" ? next.group : null;
  const groupName = group === null ? "" : (reading.skills[group]?.name?.value ?? "");
  const [texts, setTexts] = useState<readonly string[]>(parts.map(({ text }) => text));
  const [name, setName] = useState(groupName);
  const [added, setAdded] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const wanted = useRef<{ readonly index: number; readonly cursor: number } | null>(null);
  const id = useId();
  const one = fieldName(next).toLowerCase();

  // What was split or joined is drawn anew from the corrected reading.
  const signature = parts.map(({ text }) => text).join("\n");
  const [drawn, setDrawn] = useState(signature);
  if (drawn !== signature) {
    setDrawn(signature);
    setTexts(parts.map(({ text }) => text));
  }
  useEffect(() => {
    const goal = wanted.current;
    const control =
      goal && place.current?.querySelectorAll<HTMLTextAreaElement>("[data-part]")[goal.index];
    if (!goal || !control) return;
    wanted.current = null;
    control.focus();
    control.setSelectionRange(goal.cursor, goal.cursor);
  });

  /** Does one thing with what was typed so far, and stays open. */
  function change(
    step: readonly Correction[],
    said: string,
    focus: { index: number; cursor: number },
  ) {
    wanted.current = focus;
    setProblem(correct([...stagedCorrections(parts, texts), ...step], said));
  }

  function save() {
    const step: Correction[] = [...stagedCorrections(parts, texts)];
    if (added.trim() !== "") step.push({ kind: "set", field: next, value: added.trim() });
    if (group !== null && name.trim() !== groupName) {
      step.push({ kind: "set", field: { kind: "skill-group", group }, value: name.trim() });
    }
    // From the last on, so that the numbers before it stay.
    for (const [index, part] of [...parts.entries()].toReversed()) {
      if (tidied(texts[index] ?? "") === "")
        step.push({ kind: "set", field: part.field, value: "" });
    }
    const found = correct(step, `${field.label} saved.`);
    if (found) setProblem(found);
    else close(field.id);
  }

  return (
    <EditorForm ref={place} onSave={save} onCancel={() => close(field.id)}>
      {group !== null && (
        <div className={styles["named"]}>
          <label htmlFor={`${id}-name`}>Name of the group</label>
          <input
            id={`${id}-name`}
            className={styles["input"]}
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <ol className={styles["parts"]} data-short={next.kind !== "bullet"}>
        {parts.map((part, index) => (
          <PartRow
            // oxlint-disable-next-line react/no-array-index-key -- two values may be the same
            key={index}
            part={part}
            index={index}
            count={parts.length}
            text={texts[index] ?? ""}
            isFirst={index === 0}
            onType={(text) => setTexts(texts.with(index, text))}
            onChange={change}
            onAdd={() => document.getElementById(`${id}-add`)?.focus()}
          />
        ))}
      </ol>
      <div className={styles["named"]}>
        <label htmlFor={`${id}-add`}>Add a {one}</label>
        <input
          id={`${id}-add`}
          className={styles["input"]}
          dir="auto"
          ref={parts.length === 0 ? focusOnOpen : undefined}
          value={added}
          autoComplete="off"
          onChange={(event) => setAdded(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || added.trim() === "" || event.ctrlKey || event.metaKey)
              return;
            event.preventDefault();
            const found = correct(
              [
                ...stagedCorrections(parts, texts),
                { kind: "set", field: next, value: added.trim() },
              ],
              `Added: ${added.trim()}.`,
            );
            setProblem(found);
            if (!found) setAdded("");
          }}
        />
      </div>
      <Problem>{problem}</Problem>
      <EditorButtons
        name={group === null ? field.label : "it"}
        onCancel={() => close(field.id)}
        onRemove={null}
      />
      <p className={styles["also"]}>
        Enter splits a {one} at the cursor. Backspace at its beginning joins it with the one before.
        Ctrl Enter saves.
      </p>
    </EditorForm>
  );
}
