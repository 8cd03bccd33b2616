import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import styles from "./people.module.css";

export interface PersonLink {
  readonly title: string;
  readonly label: string;
  readonly url: string;
  readonly note: string;
}

/** A link to hand to one person. It is shown this once. */
export function LinkDialog({
  title,
  label,
  url,
  note,
  onClose,
}: PersonLink & { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Link copied", text: "Send it to that person and to nobody else." });
    } catch {
      // Without HTTPS a page may not write to the clipboard: then the text is marked, ready for Ctrl C.
      input.current?.focus();
      input.current?.select();
      showToast({ title: "Press Ctrl C to copy", text: "The link is marked." });
    }
  }

  return (
    <ModalDialog title={title} size="small" onClose={onClose}>
      <div className={styles["form"]}>
        <p>Send this link to the person. {note}</p>
        <input
          ref={input}
          readOnly
          className="form-input"
          value={url}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles["buttons"]}>
          <Button kind="primary" onClick={() => void copy()}>
            Copy link
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
