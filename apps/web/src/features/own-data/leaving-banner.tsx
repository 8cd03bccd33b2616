import { useEffect, useRef, useState } from "react";
import { client } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { outageSentence } from "../../lib/failures.ts";
import { session, useUser } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { showToast } from "../../ui/toast-store.ts";
import styles from "./own-data.module.css";

/** Says when an account goes, and keeps it. Nothing for an account that stays. */
export function LeavingBanner() {
  const [isBusy, setBusy] = useState(false);
  const deleteAt = useUser()?.deleteAt ?? null;
  const keepButton = useRef<HTMLButtonElement>(null);
  const wasLeaving = useRef(deleteAt !== null);

  // What was pressed last is gone with its dialog, far below: the way back is where one goes on.
  useEffect(() => {
    if (deleteAt !== null && !wasLeaving.current) keepButton.current?.focus();
    wasLeaving.current = deleteAt !== null;
  }, [deleteAt]);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await client.ownData.keep();
      await session.refresh();
      showToast({ title: "Your account stays", text: "Everything is as it was." });
    } catch (error) {
      showToast({
        kind: "problem",
        title: "The account could not be kept",
        text: outageSentence(error) ?? "Try again in a moment.",
      });
    }
    setBusy(false);
  }

  return (
    <div role="status">
      {deleteAt !== null && (
        <section className={styles["leaving"]} aria-label="Your account is about to be deleted">
          <WarningIcon />
          <p>
            <b>Your account will be deleted on {formatDateTime(deleteAt)}.</b>
            <small>
              Until then everything is here and only you can see it. After that nobody can bring it
              back.
            </small>
          </p>
          <Button ref={keepButton} kind="primary" isBusy={isBusy} onClick={() => void keep()}>
            Keep my account
          </Button>
        </section>
      )}
    </div>
  );
}
