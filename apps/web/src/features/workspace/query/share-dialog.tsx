import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { MOST_SHARED, shareFragment } from "../state/share-link.ts";
import styles from "./query.module.css";

interface ShareDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A link that holds the query itself. */
export function ShareDialog({ text, onClose }: ShareDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const isTooLong = text.length > MOST_SHARED;
  const address = `${window.location.origin}${window.location.pathname}${shareFragment(text)}`;

  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <ModalDialog title="Share this query" onClose={onClose}>
      {isTooLong ? (
        <p>The query is too long for a link. Save it as a file and send that instead.</p>
      ) : (
        <>
          <p>
            The link holds the text of the query, packed, behind the sign #. Nothing is stored for
            it, and who opens it needs no account of yours. It shows your query, not your data.
          </p>
          <label className={styles["link"]}>
            Link
            <input readOnly value={address} onFocus={({ target }) => target.select()} />
          </label>
          <Button kind="primary" onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy the link"}
          </Button>
        </>
      )}
    </ModalDialog>
  );
}
