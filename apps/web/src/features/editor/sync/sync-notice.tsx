import { useMemo, useState, useSyncExternalStore } from "react";
import { Button } from "../../../ui/button.tsx";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import { DraftConflict } from "./draft-conflict.tsx";
import type { ResumeSync } from "./resume-sync.ts";
import styles from "./sync-notice.module.css";

interface SyncNoticeProps {
  readonly store: DraftStore;
  readonly sync: ResumeSync;
}

/** What only the person can decide about saving: a conflict, or a resume that was deleted elsewhere. */
export function SyncNotice({ store, sync }: SyncNoticeProps) {
  const state = useSyncExternalStore(sync.subscribe, sync.get);
  if (state.kind === "conflict") return <ConflictNotice store={store} sync={sync} />;
  if (state.kind !== "deleted") return null;
  return (
    <div className={styles["bar"]} role="alert">
      <p>This resume was deleted elsewhere. What you see is kept on this device.</p>
      <Button kind="primary" onClick={() => void sync.restore()}>
        Restore it
      </Button>
    </div>
  );
}

function ConflictNotice({ store, sync }: SyncNoticeProps) {
  const { draft } = useSyncExternalStore(store.subscribe, store.get);
  const sides = useMemo(() => (draft ? sync.sides() : null), [draft, sync]);
  const [isOpen, setIsOpen] = useState(true);
  if (!sides) return null;
  if (isOpen) {
    return (
      <DraftConflict sides={sides} onResolve={sync.resolve} onClose={() => setIsOpen(false)} />
    );
  }
  return (
    <div className={styles["bar"]} role="status">
      <p>Changed on another device. Nothing is sent until you choose what to keep.</p>
      <Button kind="primary" onClick={() => setIsOpen(true)}>
        Choose
      </Button>
    </div>
  );
}
