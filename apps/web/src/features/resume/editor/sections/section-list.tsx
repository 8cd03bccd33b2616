import { MAX_CUSTOM_SECTIONS } from "@taiyari/domain/draft";
import { useState } from "react";
import { style } from "../../../../ui/css-variables.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { useEditor } from "../editor-context.ts";
import { AddSectionDialog } from "./add-section-dialog.tsx";
import { SectionRow } from "./section-row.tsx";
import { SortableList } from "./sortable-list.tsx";
import { progressOf, useSections } from "./use-sections.ts";
import styles from "./sections.module.css";

interface SectionListProps {
  /** After a section was chosen or added. */
  readonly onPicked?: () => void;
}

/** How far the resume is, its sections in their order, and the way to one more. */
export function SectionList({ onPicked }: SectionListProps) {
  const { store, openSection } = useEditor();
  const sections = useSections();
  const [isAdding, setIsAdding] = useState(false);
  const { done, shown } = progressOf(sections);
  const isFull = sections.filter(({ isCustom }) => isCustom).length >= MAX_CUSTOM_SECTIONS;

  function pick(id: string) {
    onPicked?.();
    openSection(id);
  }

  function startAdding() {
    if (!isFull) return setIsAdding(true);
    showToast({
      kind: "problem",
      title: `A resume has at most ${MAX_CUSTOM_SECTIONS} sections of your own`,
      text: "Remove one to add another.",
    });
  }

  return (
    <>
      <div className={styles["done"]}>
        <p>
          <span className="num">
            {done} of {shown}
          </span>{" "}
          shown sections complete
        </p>
        <div className={styles["track"]} style={style({ "--share": shown && done / shown })}>
          <span />
        </div>
      </div>
      <SortableList
        ids={sections.map(({ id }) => id)}
        nameOf={(id) => sections.find((section) => section.id === id)?.name ?? ""}
        onMove={(id, to) => store.edit({ kind: "move-section", id, to })}
      >
        <ol className={styles["list"]}>
          {sections.map((section) => (
            <SectionRow key={section.id} section={section} onPick={pick} />
          ))}
        </ol>
      </SortableList>
      <button type="button" className={`btn btn-quiet ${styles["add"]}`} onClick={startAdding}>
        <LineIcon name="plus" />
        Add Custom Section
      </button>
      {isAdding && (
        <AddSectionDialog
          onClose={() => setIsAdding(false)}
          onAdded={(id) => {
            setIsAdding(false);
            pick(id);
          }}
        />
      )}
    </>
  );
}
