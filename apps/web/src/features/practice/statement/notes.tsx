import { useEffect, useRef, useState } from "react";
import styles from "./notes.module.css";

interface NotesProps {
  readonly note: string;
  readonly onKeep: (text: string) => void;
}

/** A rest of the keys after which a note is kept; it is kept as well when it is left. */
const REST_MS = 1_500;

/** A note of one's own, on each device of the person. */
export function Notes({ note, onKeep }: NotesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? note;
  const latest = useRef({ typed, note, onKeep });
  useEffect(() => {
    latest.current = { typed, note, onKeep };
  });

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => keep, []);

  function keep() {
    const { typed: now, note: before, onKeep: say } = latest.current;
    if (now !== null && now !== before) say(now);
  }

  return (
    <label className={styles["notes"]}>
      <b>What to remember of this problem</b>
      <textarea
        rows={10}
        maxLength={MOST_LETTERS}
        value={text}
        placeholder="The trap, the trick, the sentence to say"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
      <small className="small muted">Kept with your progress, on all your devices.</small>
    </label>
  );
}

const MOST_LETTERS = 5_000;
