import { LIST_SECTIONS, RESUME_SECTIONS } from "@taiyari/domain/fields";
import type { Correction, FieldRef } from "@taiyari/domain/resume";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import type { MenuItem } from "../../../ui/menu-item.ts";
import { fieldName } from "../state/field-names.ts";
import { useReview } from "../state/review-context.ts";
import { AddField } from "./add-field.tsx";
import styles from "./fields.module.css";

interface Adding {
  readonly label: string;
  readonly field: FieldRef;
  readonly first: readonly Correction[];
}

/** Adds what the file has and no machine found: an entry, a skill, a language, a link. */
export function AddMenu() {
  const { reading } = useReview();
  const [adding, setAdding] = useState<Adding | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const entries = LIST_SECTIONS.map((list): MenuItem => {
    const entry = { list, at: reading[list].length };
    const field: FieldRef = {
      kind: "entry",
      entry,
      field: list === "education" ? "degree" : "title",
    };
    const name = RESUME_SECTIONS[list].itemName;
    return {
      label: name,
      onChoose: () =>
        setAdding({
          label: `New ${name.toLowerCase()}: ${fieldName(field).toLowerCase()}`,
          field,
          first: [{ kind: "add-entry", entry }],
        }),
    };
  });
  const single = (label: string, field: FieldRef): MenuItem => ({
    label,
    onChoose: () => setAdding({ label: `New ${label.toLowerCase()}`, field, first: [] }),
  });
  const [group] = reading.skills;
  const items: MenuItem[] = [
    ...entries,
    single("Skill", { kind: "skill", group: 0, at: group?.skills.length ?? 0 }),
    single("Language", { kind: "language", at: reading.languages.length }),
    single("Link", { kind: "link", at: reading.contact.links.length }),
    ...(reading.summary ? [] : [single("Summary", { kind: "summary" })]),
  ];

  return (
    <div className={styles["addMenu"]} ref={place}>
      {adding ? (
        <AddField
          key={adding.label}
          label={adding.label}
          field={adding.field}
          first={adding.first}
          onAdded={() => setAdding(null)}
          onCancel={() => {
            flushSync(() => setAdding(null));
            place.current?.querySelector("button")?.focus();
          }}
        />
      ) : (
        <MenuButton
          label="Add what is missing"
          items={items}
          className="btn btn-quiet"
          align="start"
        >
          <LineIcon name="plus" small />
          Add what is missing
        </MenuButton>
      )}
    </div>
  );
}
