import type {
  CaseVerdict,
  Judged,
  KindVerdict,
  Language,
  LearnerProblem,
} from "@taiyari/domain/practice";
import type { ReactNode } from "react";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { TickRow, type Tick } from "../../../ui/tick-row.tsx";
import { CaseBody, shownTitle, toneOf } from "./case-verdict.tsx";
import { CaseCard } from "./case-card.tsx";
import { durationText } from "./duration-text.ts";
import styles from "./tests.module.css";

interface JudgedViewProps {
  readonly problem: LearnerProblem;
  readonly language: Language;
  readonly judged: Judged;
  /** Between the cases that failed and those that passed. */
  readonly children: ReactNode;
}

/** What became of each case: what is the matter first, then failing cases, then those that pass. */
export function JudgedView({ problem, language, judged, children }: JudgedViewProps) {
  const { cases, kinds, title, sentence, note } = judged;
  const shown = cases.filter(({ kind }) => kind === null);
  const failing = shown.filter(({ state }) => state !== "passed" && state !== "not-run");
  const isStopped = judged.status === "timed-out" || judged.status === "out-of-memory";
  return (
    <>
      <div className={styles["summary"]} role="status">
        <h3>{title}</h3>
        {sentence !== "" && <p>{sentence}</p>}
        {note !== null && <p className={styles["look"]}>{note}</p>}
        <TickRow isHigh groups={ticksOf(cases)} />
        <p className={`num ${styles["tally"]}`}>
          <span>{shown.length} shown</span>
          {cases.length > shown.length && <span>{cases.length - shown.length} hidden</span>}
        </p>
      </div>
      {judged.output !== "" && (
        <CaseCard tone="open" title="Printed before the first case">
          <pre className={styles["loose"]}>{judged.output}</pre>
        </CaseCard>
      )}
      {failing.map((verdict, at) => (
        <CaseCard
          key={verdict.place}
          tone={toneOf(verdict)}
          title={shownTitle(verdict)}
          note={verdict.ms === null ? null : durationText(verdict.ms)}
          isOpen={at === 0}
        >
          <CaseBody {...{ problem, language, verdict }} isStopped={isStopped} />
        </CaseCard>
      ))}
      {kinds
        .filter(({ passed, cases: ofKind }) => passed < ofKind.length)
        .map((kind, at) => (
          <FailedKind
            key={kind.kind}
            {...{ problem, language, kind }}
            isOpen={failing.length + at < 2}
            opensAfter={judged.opensAfter}
            limitMs={problem.limitMs}
          />
        ))}
      <PassedCases {...{ problem, language, judged }} />
      {judged.isOutputCut && (
        <p className={styles["unlock"]}>
          <LineIcon name="info" small />
          More was printed than is kept, which is 64 KB.
        </p>
      )}
      {children}
    </>
  );
}

interface FailedKindProps {
  readonly problem: LearnerProblem;
  readonly language: Language;
  readonly kind: KindVerdict;
  readonly isOpen: boolean;
  readonly opensAfter: number;
  readonly limitMs: number;
}

/** Hidden cases of one kind: why they are there, and their inputs when three submissions have failed. */
function FailedKind({ problem, language, kind, isOpen, opensAfter, limitMs }: FailedKindProps) {
  const { title, why, cases } = kind;
  const bad = cases.filter(({ state }) => state !== "passed");
  const worst = bad.find(({ state }) => state !== "not-run") ?? bad[0];
  if (!worst) return null;
  const isSlow = worst.state === "timed-out";
  const isUnrun = worst.state === "not-run";
  return (
    <CaseCard
      tone={toneOf(worst)}
      title={`Hidden, ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`}
      note={isSlow ? `stopped at ${durationText(limitMs)}` : count(bad.length, "case")}
      isOpen={isOpen && !isUnrun}
    >
      <p className={styles["because"]}>
        {why}
        {isUnrun && " They did not run, for the run was over before."}
      </p>
      {opensAfter > 0 && !isUnrun && (
        <p className={styles["unlock"]}>
          <LineIcon name="lock" small />
          The input opens after {opensAfter === 1 ? "one" : formatNumber(opensAfter)} more failed{" "}
          {opensAfter === 1 ? "submission" : "submissions"}
        </p>
      )}
      {opensAfter === 0 &&
        !isUnrun &&
        bad
          .filter(({ state }) => state !== "not-run")
          .slice(0, MOST_OPEN)
          .map((verdict) => (
            <CaseBody key={verdict.place} {...{ problem, language, verdict }} isStopped={isSlow} />
          ))}
    </CaseCard>
  );
}

/** Of one kind; the others tell the same. */
const MOST_OPEN = 2;

interface PassedCasesProps {
  readonly problem: LearnerProblem;
  readonly language: Language;
  readonly judged: Judged;
}

function PassedCases({ problem, language, judged }: PassedCasesProps) {
  const passed = judged.cases.filter(({ state }) => state === "passed");
  if (passed.length === 0) return null;
  const hidden = judged.kinds.filter((kind) => kind.passed > 0);
  return (
    <CaseCard
      tone="passed"
      title={`${count(passed.length, "case")} ${passed.length === 1 ? "passes" : "pass"}`}
      note={`${durationText(passed.reduce((sum, { ms }) => sum + (ms ?? 0), 0))} in all`}
    >
      {passed
        .filter(({ kind }) => kind === null)
        .map((verdict) => (
          <section key={verdict.place} className={styles["passed"]}>
            <h4>{shownTitle(verdict)}</h4>
            <CaseBody {...{ problem, language, verdict }} isStopped={false} />
          </section>
        ))}
      {hidden.length > 0 && (
        <ul className={styles["kinds"]}>
          {hidden.map(({ kind, title, passed: good, cases }) => (
            <li key={kind}>
              {title}
              <span className="num">
                {good} of {cases.length}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CaseCard>
  );
}

const TICKS: Readonly<Record<CaseVerdict["state"], Tick>> = {
  passed: "passed",
  failed: "failed",
  threw: "failed",
  "timed-out": "slow",
  "not-run": "open",
};

/** A tick for each case, the shown ones and the hidden ones apart. */
export function ticksOf(
  cases: readonly Pick<CaseVerdict, "kind" | "state">[],
): readonly (readonly Tick[])[] {
  const of = (isShown: boolean) =>
    cases.filter(({ kind }) => (kind === null) === isShown).map(({ state }) => TICKS[state]);
  return [of(true), of(false)];
}
