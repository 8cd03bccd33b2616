import { useState } from "react";
import type { Language } from "@taiyari/domain/practice";
import { formatDateTime } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { diffLines } from "./diff-lines.ts";
import styles from "./attempts.module.css";

/** A submission, on any device. */
export interface ShownAttempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: Language;
  readonly code: string;
  /** "11 of 15 pass" */
  readonly summary: string;
  readonly isPassed: boolean;
}

interface AttemptsProps {
  /** The latest last. */
  readonly attempts: readonly ShownAttempt[];
  readonly onTake: (attempt: ShownAttempt) => void;
}

/** All submissions, the latest first, each with what changed since the one before it in its language. */
export function Attempts({ attempts, onTake }: AttemptsProps) {
  if (attempts.length === 0)
    return (
      <p className={styles["none"]}>
        Nothing submitted yet. Each submission is kept here with its code, and what you changed
        since the one before it.
      </p>
    );
  return (
    <ol className={styles["attempts"]} reversed>
      {attempts
        .map((attempt, at) => (
          <Attempt
            // oxlint-disable-next-line react/no-array-index-key -- they are only added to
            key={at}
            number={at + 1}
            attempt={attempt}
            before={
              attempts.slice(0, at).findLast(({ language }) => language === attempt.language) ??
              null
            }
            onTake={() => onTake(attempt)}
          />
        ))
        .toReversed()}
    </ol>
  );
}

interface AttemptProps {
  readonly number: number;
  readonly attempt: ShownAttempt;
  readonly before: ShownAttempt | null;
  readonly onTake: () => void;
}

function Attempt({ number, attempt, before, onTake }: AttemptProps) {
  const { at, language, code, summary, isPassed } = attempt;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b data-passed={isPassed || undefined}>
            {number}. {summary}
          </b>
          <small className="num">
            {LANGUAGE_NAMES[language]}, {formatDateTime(new Date(at))}
          </small>
        </summary>
        {isOpen && (
          <>
            <CodeChange before={before?.code ?? null} after={code} />
            <Button kind="line" onClick={onTake}>
              Take this code
            </Button>
          </>
        )}
      </details>
    </li>
  );
}

const SIGNS = { same: " ", gone: "−", new: "+" } as const;
const WORDS = { same: "", gone: "Removed: ", new: "Added: " } as const;

function CodeChange({ before, after }: { readonly before: string | null; readonly after: string }) {
  if (before === null)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
      <pre className={styles["code"]} tabIndex={0}>
        {after}
      </pre>
    );
  const lines = diffLines(before, after);
  const changed = lines.filter(({ kind }) => kind !== "same").length;
  return (
    <>
      <p className="small muted num">
        {changed === 0
          ? "The same code as before."
          : `${count(changed, "line")} changed since the one before.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line */}
      <pre className={styles["code"]} tabIndex={0}>
        {lines.map(({ kind, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
          <span key={at} data-kind={kind}>
            <i aria-hidden="true">{SIGNS[kind]}</i>
            <span className="vh">{WORDS[kind]}</span>
            {text}
            {"\n"}
          </span>
        ))}
      </pre>
    </>
  );
}
