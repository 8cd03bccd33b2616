import { useState } from "react";
import type { Submission } from "@taiyari/domain/practice/progress";
import { formatDateTime } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { diffLines } from "./diff-lines.ts";
import styles from "./attempts.module.css";

interface AttemptsProps {
  /** The latest last. */
  readonly attempts: readonly Submission[];
  readonly onTake: (attempt: Submission) => void;
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
            key={attempt.id}
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
  readonly attempt: Submission;
  readonly before: Submission | null;
  readonly onTake: () => void;
}

function Attempt({ number, attempt, before, onTake }: AttemptProps) {
  const { at, language, code, result } = attempt;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b data-passed={result === "passed" || undefined}>
            {number}. {summaryOf(attempt)}
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

function summaryOf({ result, passed, total }: Submission): string {
  const pass = `${passed} of ${total} pass`;
  switch (result) {
    case "timed-out":
      return `${pass}, out of time`;
    case "out-of-memory":
      return `${pass}, out of memory`;
    case "not-run":
      return "It did not run";
    case "passed":
    case "failed":
      return pass;
  }
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
