import {
  printValue,
  type CaseVerdict,
  type Language,
  type LearnerProblem,
} from "@taiyari/domain/practice";
import { formatNumber } from "../../../lib/numbers.ts";
import { CaseRows, Printed, Sides } from "./case-body.tsx";
import type { CaseTone } from "./case-card.tsx";
import { inputRows, printed } from "./case-text.ts";
import { ErrorBox } from "./code-error.tsx";
import styles from "./tests.module.css";

export function toneOf({ state }: Pick<CaseVerdict, "state">): CaseTone {
  switch (state) {
    case "passed":
      return "passed";
    case "failed":
    case "threw":
      return "failed";
    case "timed-out":
      return "slow";
    case "not-run":
      return "open";
  }
}

export function shownTitle({ place }: Pick<CaseVerdict, "place">): string {
  return `Example ${place + 1}`;
}

interface CaseBodyProps {
  readonly problem: LearnerProblem;
  readonly language: Language;
  readonly verdict: CaseVerdict;
  readonly isStopped: boolean;
}

/** Input, expected and yours of a case, with what differs marked, and what is the matter in a sentence. */
export function CaseBody({ problem, language, verdict, isStopped }: CaseBodyProps) {
  const { style, shown } = problem;
  const { state, input, size, expected, actual, difference, complaint, error, output } = verdict;
  const note = verdict.kind === null ? (shown[verdict.place]?.note ?? null) : null;
  const plain = (value: NonNullable<typeof actual> | null) =>
    style.kind === "program" ? printed(value) : printValue(value, language);
  const isWrong = state === "failed";
  return (
    <>
      {input !== null && <CaseRows rows={inputRows(style, input, language)} />}
      {size !== null && (
        <p className={styles["because"]}>An input of size {formatNumber(size)}, made for it.</p>
      )}
      {isWrong && (
        <Sides
          expected={
            difference?.expected ??
            (expected === null ? null : [{ text: plain(expected), isMarked: false }])
          }
          actual={difference?.actual ?? [{ text: plain(actual), isMarked: false }]}
        />
      )}
      {state === "passed" && actual !== null && (
        <CaseRows rows={[{ name: "yours", text: plain(actual) }]} />
      )}
      {error !== null && (
        <div className={styles["because"]}>
          Your code failed here.
          <ErrorBox error={error} />
        </div>
      )}
      {state === "timed-out" && isStopped && input !== null && (
        <p className={styles["because"]}>It was stopped in this case.</p>
      )}
      {isWrong && <Why texts={[complaint ?? difference?.sentence ?? null, note]} />}
      <Printed output={output} />
    </>
  );
}

function Why({ texts }: { readonly texts: readonly (string | null)[] }) {
  const said = texts.filter((text) => text !== null && text !== "");
  return said.length === 0 ? null : <p className={styles["because"]}>{said.join(" ")}</p>;
}
