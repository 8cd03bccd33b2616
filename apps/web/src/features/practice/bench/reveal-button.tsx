import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./reveal-button.module.css";

/** Shows a solution, once it is known what that costs. */
export function RevealButton({ onReveal }: { readonly onReveal: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <p className={styles["reveal"]}>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <LineIcon name="eye" small />
        Show a solution
      </Button>
      {isAsking && (
        <ModalDialog title="Show a solution?" size="small" onClose={() => setAsking(false)}>
          <p>
            The problem then comes back for review soon, and solving it in the next 24 hours does
            not count as your own.
          </p>
          <span className={styles["ask"]}>
            <Button kind="line" onClick={() => setAsking(false)}>
              Not yet
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                setAsking(false);
                onReveal();
              }}
            >
              Show it
            </Button>
          </span>
        </ModalDialog>
      )}
    </p>
  );
}
