import { MAX_LETTER_LINE, type LetterCheck } from "@taiyari/domain/coach";
import { useState, useSyncExternalStore } from "react";
import { newId } from "../../../lib/new-id.ts";
import { dateOfDay } from "../files/letter-page.ts";
import type { LetterStore } from "../state/letter-store.ts";
import { Paragraph } from "./paragraph.tsx";
import { segmentsOf } from "./segments.ts";
import type { Writing } from "./writing.ts";
import styles from "../look/letter.module.css";

interface LetterPaperProps {
  readonly store: LetterStore;
  /** What was found out of a paragraph's text; null while that is another one. */
  readonly checkOf: (paragraph: string) => Pick<LetterCheck, "proofs" | "unproven"> | null;
  /** Rewrites a paragraph by rules. */
  readonly onAct: (paragraph: string, act: "shorter" | "plainer") => void;
}

/** The letter as it will be on the page, written in place. */
export function LetterPaper({ store, checkOf, onAct }: LetterPaperProps) {
  const { letter, canUndo } = useSyncExternalStore(store.subscribe, store.get);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { sender, paragraphs } = letter;

  function write(next: Writing): void {
    setWriting(next);
    setCurrent(next.id);
  }

  function split(id: string, at: number): void {
    const fresh = newId();
    store.edit({ kind: "split", id, at, newId: fresh });
    write({ id: fresh, start: 0, end: 0 });
  }

  function join(id: string): void {
    const before = paragraphs[paragraphs.findIndex((one) => one.id === id) - 1];
    if (!before) return;
    store.edit({ kind: "join", id });
    const at = before.text.length;
    write({ id: before.id, start: at, end: at });
  }

  return (
    <article className={styles["paper"]} aria-label="Letter">
      <div className={styles["sender"]}>
        <b>{sender.name}</b>
        <p>
          {sender.contact.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <div className={styles["date"]}>
        <p>{dateOfDay(letter.day)}</p>
        <Line store={store} part="recipient" label="Recipient" text={letter.recipient} />
      </div>
      <Line store={store} part="greeting" label="Greeting" text={letter.greeting} />
      {paragraphs.map((paragraph, at) => {
        const { id, text } = paragraph;
        const found = checkOf(id);
        const of = <One extends { readonly paragraph: string }>(all: readonly One[] = []) =>
          all.filter((one) => one.paragraph === id);
        return (
          <Paragraph
            key={id}
            paragraph={paragraph}
            number={at + 1}
            segments={segmentsOf(text, of(found?.proofs), of(found?.unproven))}
            isCurrent={current === id}
            writing={writing?.id === id ? writing : null}
            canUndo={canUndo}
            onWrite={write}
            onText={(next) => store.edit({ kind: "write", id, text: next })}
            onSplit={(place) => split(id, place)}
            onJoin={() => join(id)}
            onLeave={() => setWriting((now) => (now?.id === id ? null : now))}
            onAct={(act) => (act === "undo" ? store.undo() : onAct(id, act))}
          />
        );
      })}
      <div className={styles["end"]}>
        {letter.closing !== "" && (
          <Line store={store} part="closing" label="Closing" text={letter.closing} />
        )}
        <p>{sender.name}</p>
      </div>
    </article>
  );
}

interface LineProps {
  readonly store: LetterStore;
  readonly part: "recipient" | "greeting" | "closing";
  readonly label: string;
  readonly text: string;
}

function Line({ store, part, label, text }: LineProps) {
  return (
    <input
      className={styles["line"]}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={MAX_LETTER_LINE}
      onChange={(event) => store.edit({ kind: "set", part, text: event.target.value })}
    />
  );
}
