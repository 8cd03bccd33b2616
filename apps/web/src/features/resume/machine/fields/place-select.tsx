import type { Correction, EntryRef, FieldRef, LineRef } from "@taiyari/domain/resume";
import { useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { fieldKey, isSameField } from "../field-names.ts";
import { targetsIn } from "../targets.ts";
import { useMachine } from "../machine-context.ts";
import styles from "./editor.module.css";

interface PlaceSelectProps {
  /** Where the words stand now. */
  readonly from: FieldRef | LineRef;
  readonly near: EntryRef | null;
  /** @param step  the corrections that move the words */
  readonly onMove: (step: readonly Correction[], label: string) => void;
  readonly label?: string;
  readonly action?: string;
}

/** "This is the …": gives words to the field they belong to. */
export function PlaceSelect(props: PlaceSelectProps) {
  const { from, near, onMove, label = "This is the", action = "Move it" } = props;
  const { reading } = useMachine();
  const [key, setKey] = useState("");
  const id = useId();
  const groups = targetsIn(reading, near).map(({ title, targets }) => ({
    title,
    targets: targets.filter(({ field }) => from.kind === "line" || !isSameField(field, from)),
  }));
  const chosen = groups
    .flatMap(({ targets }) => targets)
    .find(({ field }) => fieldKey(field) === key);
  return (
    <div className={styles["place"]}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`${styles["input"]} ${styles["select"]}`}
        value={key}
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
        onClick={() => {
          if (!chosen) return;
          const { field: to, label: said, first = [] } = chosen;
          onMove([...first, { kind: "reassign", from, to }], said);
        }}
      >
        {action}
      </Button>
    </div>
  );
}
