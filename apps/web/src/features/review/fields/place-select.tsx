import type { Correction, EntryRef, FieldRef, LineRef } from "@taiyari/domain/resume";
import { useId, useState, type KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { fieldKey, isSameField } from "../state/field-names.ts";
import { targetsIn } from "../state/targets.ts";
import { useReview } from "../state/review-context.ts";
import { focusOnOpen } from "./focus-on-open.ts";
import styles from "./editor.module.css";

interface PlaceSelectProps {
  /** Where the words stand now. */
  readonly from: FieldRef | LineRef;
  readonly near: EntryRef | null;
  /** @param step  the corrections that move the words */
  readonly onMove: (step: readonly Correction[], label: string, to: FieldRef) => void;
  /** Escape leaves the words where they are. Without it there is nothing to leave, and the select waits unasked. */
  readonly onCancel?: () => void;
  readonly action?: string;
}

/** "This is the …": gives words to the field they belong to. */
export function PlaceSelect(props: PlaceSelectProps) {
  const { from, near, onMove, onCancel, action = "Move it" } = props;
  const { reading } = useReview();
  const [key, setKey] = useState("");
  const id = useId();
  const groups = targetsIn(reading, near).map(({ title, targets }) => ({
    title,
    targets: targets.filter(({ field }) => from.kind === "line" || !isSameField(field, from)),
  }));
  const chosen = groups
    .flatMap(({ targets }) => targets)
    .find(({ field }) => fieldKey(field) === key);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !onCancel) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <div className={styles["place"]}>
      <label htmlFor={id}>This is the</label>
      <select
        id={id}
        className={`${styles["input"]} ${styles["select"]}`}
        ref={onCancel ? focusOnOpen : undefined}
        value={key}
        onKeyDown={handleKey}
        onChange={(event) => setKey(event.target.value)}
      >
        <option value="">Choose a field</option>
        {groups.map(({ title, targets }) => (
          <optgroup key={title} label={title}>
            {targets.map((target) => (
              <option key={fieldKey(target.field)} value={fieldKey(target.field)}>
                {target.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button
        kind="line"
        aria-disabled={!chosen}
        onKeyDown={handleKey}
        onClick={() => {
          if (!chosen) return;
          const { field: to, label: said, first = [] } = chosen;
          onMove([...first, { kind: "reassign", from, to }], said, to);
        }}
      >
        {action}
      </Button>
    </div>
  );
}
