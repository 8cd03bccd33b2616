import { useEffect, useState, useSyncExternalStore } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { isTrouble, savingWords, type Saving } from "../state/saving.ts";
import styles from "./header.module.css";

const TICK_MS = 1_000;

/** Whether everything is kept, and since when. A screen reader is told of trouble, not of each second. */
export function SavedLine({ saving }: { readonly saving: Saving }) {
  const state = useSyncExternalStore(saving.subscribe, saving.get);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const words = savingWords(state, now);
  const isBad = isTrouble(state);
  return (
    <p className={styles["state"]} data-bad={isBad || undefined}>
      {state.kind === "saved" && <LineIcon name="check" small />}
      {isBad && <LineIcon name="warn" small />}
      {state.kind === "saved" ? <SavedSince words={words} /> : words}
      <span className="vh" role="status">
        {isBad ? words : ""}
      </span>
    </p>
  );
}

/** "Saved 3 s ago", of which a phone has room for the first word. */
function SavedSince({ words }: { readonly words: string }) {
  const [saved = "", ...since] = words.split(" ");
  return (
    <span>
      {saved}
      <span className={styles["since"]}> {since.join(" ")}</span>
    </span>
  );
}
