import { useState } from "react";
import { useUser } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import styles from "./own-data.module.css";

/** The way out. While the account is about to be deleted already, the banner has the way back in its place. */
export function DeleteSection() {
  const [isAsked, setAsked] = useState(false);
  const user = useUser();
  if (!user || user.deleteAt !== null) return null;
  return (
    <SectionCard id="delete" title="Delete everything" isDanger>
      <p className={styles["text"]}>
        Your account, resumes, reports, interviews and files. It waits seven days in case you change
        your mind, then it is gone from this server and from tomorrow’s backup on.
      </p>
      <Button kind="line" className={styles["danger"]} onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {isAsked && <DeleteDialog email={user.email} onClose={() => setAsked(false)} />}
    </SectionCard>
  );
}
