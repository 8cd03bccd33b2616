import type { EntryRef, FieldGroup, FieldRef } from "@taiyari/domain/resume";
import { useRef, useState } from "react";
import { MenuButton } from "../../../ui/menu-button.tsx";
import type { MenuItem } from "../../../ui/menu-item.ts";
import { fieldName } from "../state/field-names.ts";
import { fieldsOfEntry } from "../state/targets.ts";
import { useReview, type Review } from "../state/review-context.ts";
import { AddField } from "./add-field.tsx";
import { FieldRow } from "./field-row.tsx";
import styles from "./fields.module.css";

/** The fields of the contact block, of one entry, or of one list. */
export function Group({ group }: { readonly group: FieldGroup }) {
  const machine = useReview();
  const [adding, setAdding] = useState<FieldRef | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const { entry } = group;
  return (
    <section className={styles["group"]} aria-labelledby={`group-${group.id}`}>
      <div className={styles["groupHead"]} ref={head}>
        <h3 id={`group-${group.id}`}>{group.title}</h3>
        <MenuButton
          label={`Change ${group.title}`}
          items={
            entry
              ? entryItems(machine, group, entry, setAdding)
              : listItems(machine, group, setAdding)
          }
        />
      </div>
      <div className={styles["fields"]}>
        {group.fields.map((field) => (
          <FieldRow key={field.id} field={field} />
        ))}
      </div>
      {adding && (
        <AddField
          label={`Add: ${fieldName(adding)}`}
          field={adding}
          onAdded={() => setAdding(null)}
          onCancel={() => {
            setAdding(null);
            head.current?.querySelector("button")?.focus();
          }}
        />
      )}
    </section>
  );
}

/** What can be done with an entry as a whole. */
function entryItems(
  { reading, correct }: Review,
  { title }: FieldGroup,
  entry: EntryRef,
  onAdd: (field: FieldRef) => void,
): MenuItem[] {
  const add = missingIn(reading, entry).map((field) => ({
    label: `Add ${fieldName(field).toLowerCase()}`,
    onChoose: () => onAdd(field),
  }));
  const hasNext = entry.at + 1 < reading[entry.list].length;
  return [
    ...add,
    ...(hasNext
      ? [
          {
            label: "Join with the next entry",
            onChoose: () =>
              void correct(
                [{ kind: "merge-entries", entry }],
                `${title} was joined with the next.`,
              ),
          },
        ]
      : []),
    {
      label: "Remove this entry",
      onChoose: () =>
        void correct(
          [{ kind: "remove-entry", entry }],
          `${title} was removed. Its words are listed as not placed. Undo brings it back.`,
        ),
    },
  ];
}

/** Fields an entry of its list may have and this one has not. */
function missingIn(reading: Review["reading"], entry: EntryRef): FieldRef[] {
  return fieldsOfEntry(reading, entry)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ field }) => field);
}

function listItems(
  { reading }: Review,
  { id }: FieldGroup,
  onAdd: (field: FieldRef) => void,
): MenuItem[] {
  if (id === "contact") {
    const link: FieldRef = { kind: "link", at: reading.contact.links.length };
    const title: FieldRef = { kind: "contact", field: "headline" };
    return [
      ...(reading.contact.headline ? [] : [{ label: "Add title", onChoose: () => onAdd(title) }]),
      { label: "Add link", onChoose: () => onAdd(link) },
    ];
  }
  if (id === "skills") {
    const group: FieldRef = { kind: "skill", group: reading.skills.length, at: 0 };
    return [{ label: "Add a group of skills", onChoose: () => onAdd(group) }];
  }
  return [];
}
