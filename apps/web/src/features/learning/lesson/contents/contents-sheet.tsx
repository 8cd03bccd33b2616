import { useId, type MouseEvent, type ReactNode } from "react";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { useModal } from "../../../../ui/use-modal.ts";
import styles from "./contents.module.css";

interface ContentsSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The contents over the whole screen of a phone. A link in it closes it. */
export function ContentsSheet({ title, onClose, children }: ContentsSheetProps) {
  const dialog = useModal();
  const titleId = useId();

  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only listens for the presses on its links, which the keyboard makes too
    <dialog
      ref={dialog}
      className={styles["sheet"]}
      aria-labelledby={titleId}
      onClick={closeAfterLink}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles["course"]}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-btn" aria-label="Close contents" onClick={onClose}>
          <LineIcon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
