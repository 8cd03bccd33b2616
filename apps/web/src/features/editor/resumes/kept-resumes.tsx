import { useMemo } from "react";
import { useUser } from "../../../lib/session.ts";
import { isAllSent, resumeStorage, storedResumeIds } from "../../../shared/drafts/stored-resume.ts";
import { ResumeRow } from "./resume-row.tsx";
import styles from "../../../shared/document-list/document-list.module.css";

/** While the server does not answer: the resumes this device keeps, which open without it, and what does not. */
export function KeptResumes() {
  const userId = useUser()?.id ?? "";
  const kept = useMemo(
    () =>
      storedResumeIds(userId).flatMap((id) => {
        const stored = resumeStorage(userId, id).read();
        if (!stored) return [];
        const note = isAllSent(stored) ? "All of it is sent" : "Not all of it is sent yet";
        return [{ id, name: stored.name, note }];
      }),
    [userId],
  );
  return (
    <section className={styles["documents"]} aria-labelledby="kept-title">
      <div className={styles["head"]}>
        <h2 id="kept-title">Kept on this device</h2>
      </div>
      {kept.length === 0 ? (
        <p className={`card ${styles["empty"]}`}>
          No resume is kept on this device yet. One that was opened here opens without a connection
          from then on.
        </p>
      ) : (
        <ul className={`card ${styles["list"]}`}>
          {kept.map(({ id, name, note }) => (
            <ResumeRow key={id} resume={{ id, name }} note={note} />
          ))}
        </ul>
      )}
      <p className={`small muted ${styles["after"]}`}>
        What you write in these is sent when there is a connection again. Uploads, reports, sharing,
        imports and your other resumes need one.
      </p>
    </section>
  );
}
