import { LineIcon } from "../../../ui/line-icon.tsx";
import { SectionList } from "./section-list.tsx";
import { useModal } from "../../../ui/use-modal.ts";
import styles from "./sections.module.css";

/** 'Resume Sections' on a phone: a sheet from below. */
export function SectionsSheet({ onClose }: { readonly onClose: () => void }) {
  const dialog = useModal();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop is a convenience; the keyboard has Esc and the close button
    <dialog
      ref={dialog}
      className={styles["sheet"]}
      aria-label="Resume Sections"
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        // Escape in a dialog inside this one is that dialog's.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles["sheet-in"]}>
        <div className={styles["top"]}>
          <h2>Resume Sections</h2>
          <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
            <LineIcon name="cross" />
          </button>
        </div>
        <SectionList onPicked={onClose} />
      </div>
    </dialog>
  );
}
