import { mergeLetters } from "@taiyari/domain/coach";
import { useMemo, useState, useSyncExternalStore } from "react";
import { count } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { ConflictDialog } from "../../shared/sync/conflict-dialog.tsx";
import type { ConflictPlace, ConflictWords } from "../../shared/sync/conflict.ts";
import type { LetterStore } from "./state/letter-store.ts";
import type { LetterSync } from "./state/letter-sync.ts";
import styles from "./look/letter.module.css";

const SIDES: ConflictWords["sides"] = [
  { side: "mine", title: "Yours, on this device", all: "All as they are here" },
  { side: "theirs", title: "Saved elsewhere", all: "All as saved there" },
];

interface LetterNoticeProps {
  readonly store: LetterStore;
  readonly sync: LetterSync;
}

/** What only the person can decide about saving: a conflict, or a letter that was deleted elsewhere. */
export function LetterNotice({ store, sync }: LetterNoticeProps) {
  const status = useSyncExternalStore(sync.subscribe, sync.get);
  if (status.kind === "conflict") return <Conflict store={store} sync={sync} />;
  if (status.kind !== "gone") return null;
  return (
    <div className={styles["notice"]} role="alert">
      <p>This letter was deleted elsewhere. What you see is kept on this device.</p>
      <Button kind="primary" onClick={() => void sync.restore()}>
        Restore it
      </Button>
    </div>
  );
}

function Conflict({ store, sync }: LetterNoticeProps) {
  const { letter } = useSyncExternalStore(store.subscribe, store.get);
  const sides = useMemo(() => (letter ? sync.sides() : null), [letter, sync]);
  const [isOpen, setIsOpen] = useState(true);
  if (!sides) return null;
  if (!isOpen) {
    return (
      <div className={styles["notice"]} role="status">
        <p>Changed elsewhere. Nothing is sent until you choose what to keep.</p>
        <Button kind="primary" onClick={() => setIsOpen(true)}>
          Choose
        </Button>
      </div>
    );
  }
  const { conflicts } = mergeLetters(sides);
  const places = conflicts.map(({ key, label, mine, theirs }): ConflictPlace => ({
    key,
    label,
    notes: [],
    contents: { mine: mine || null, theirs: theirs || null },
    nothing: "Nothing",
    suggested: "mine",
  }));
  return (
    <ConflictDialog
      words={{
        title: "Changed in two places",
        question: `This letter was saved elsewhere while you worked on it. ${count(conflicts.length, "place was", "places were")} changed in both. Choose what to keep.`,
        sides: SIDES,
        lookFirst: "Look at the letter first",
        done: "Keep what is chosen",
      }}
      places={places}
      onDone={(choices) => {
        const taken = new Set(
          [...choices].flatMap(([key, side]) => (side === "theirs" ? [key] : [])),
        );
        sync.resolve((now) => {
          const merged = mergeLetters(now).letter;
          const chosen = mergeLetters(now, taken).letter;
          const isAll = conflicts.every(({ key }) => taken.has(key));
          return { merged, chosen, loses: { mine: taken.size > 0, theirs: !isAll } };
        });
        return null;
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}
