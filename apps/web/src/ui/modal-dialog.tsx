import { useId, type MouseEvent, type ReactNode } from "react";
import { LineIcon } from "./line-icon.tsx";
import { useModal } from "./use-modal.ts";
import "./modal-dialog.css";

interface ModalDialogProps {
  readonly title: string;
  /** Esc, the close button, or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A short question has a smaller title and is no wider than it needs; a drawer stands at the side, as high as the page. */
  readonly size?: "small" | "drawer";
}

/** A question that wants an answer before anything else. The browser keeps the focus inside and gives it back. */
export function ModalDialog({ title, onClose, children, size }: ModalDialogProps) {
  const dialog = useModal();
  const titleId = useId();

  function handleClick(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop is a convenience; the keyboard has Esc and the close button
    <dialog
      ref={dialog}
      className={size ? `modal-dialog modal-dialog--${size}` : "modal-dialog"}
      aria-labelledby={titleId}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal-dialog__body">
        <h2 id={titleId} className="modal-dialog__title">
          {title}
        </h2>
        {children}
        <button
          type="button"
          className="btn btn-quiet modal-dialog__close"
          aria-label="Close"
          onClick={onClose}
        >
          <LineIcon name="cross" />
        </button>
      </div>
    </dialog>
  );
}
