import { MAX_CUSTOM_SECTIONS } from "@taiyari/domain/draft";
import { useState } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { AddSectionDialog } from "./add-section-dialog.tsx";
import styles from "./sections.module.css";
import { useSections } from "./use-sections.ts";

interface AddSectionButtonProps {
  /** The sign alone, where there is no room for words. */
  readonly isSmall?: boolean;
  readonly onAdded: (id: string) => void;
}

/** 'Add Custom Section': asks for a name and a kind, unless there are as many as a resume can have. */
export function AddSectionButton({ isSmall = false, onAdded }: AddSectionButtonProps) {
  const [isAdding, setIsAdding] = useState(false);
  const isFull = useSections().filter(({ isCustom }) => isCustom).length >= MAX_CUSTOM_SECTIONS;

  function start() {
    if (!isFull) return setIsAdding(true);
    showToast({
      kind: "problem",
      title: `A resume has at most ${MAX_CUSTOM_SECTIONS} sections of your own`,
      text: "Remove one to add another.",
    });
  }

  return (
    <>
      <button
        type="button"
        className={isSmall ? `icon-btn ${styles["addSign"]}` : `btn btn-quiet ${styles["add"]}`}
        title={isSmall ? "Add Custom Section" : undefined}
        onClick={start}
      >
        <LineIcon name="plus" />
        <span className={isSmall ? "vh" : undefined}>Add Custom Section</span>
      </button>
      {isAdding && (
        <AddSectionDialog
          onClose={() => setIsAdding(false)}
          onAdded={(id) => {
            setIsAdding(false);
            onAdded(id);
          }}
        />
      )}
    </>
  );
}
