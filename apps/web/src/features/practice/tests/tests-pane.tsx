import { useState } from "react";
import type { CodeLanguage, LearnerProblem } from "@taiyari/domain/practice";
import { formatTime } from "../../../lib/dates.ts";
import type { GrowthState } from "../solving/use-growth.ts";
import type { Solving } from "../solving/use-solving.ts";
import { PaneBody, PaneHead } from "../bench/workbench.tsx";
import type { Standing } from "../standing/use-standing.ts";
import { CodeError } from "./code-error.tsx";
import { GrowthSection } from "./growth-section.tsx";
import { JudgedView } from "./judged-view.tsx";
import { OwnInputFields } from "./own-input-fields.tsx";
import type { OwnInput } from "./own-input.ts";
import { OwnResultView } from "./own-result-view.tsx";
import { NextHint } from "./next-hint.tsx";
import { PassedView } from "./passed-view.tsx";
import { RevealButton } from "./reveal-button.tsx";
import { howSolved } from "./won.tsx";
import { RunningView } from "./running-view.tsx";
import { HiddenKinds, ShownCases } from "./shown-cases.tsx";
import { WorkedSolution } from "./worked-solution.tsx";
import styles from "./tests.module.css";

interface TestsPaneProps {
  readonly problem: LearnerProblem;
  readonly language: CodeLanguage;
  readonly solving: Solving;
  readonly standing: Standing;
  readonly growth: GrowthState;
  readonly own: OwnInput;
  readonly onOwn: (texts: readonly string[]) => void;
  readonly onRetry: () => void;
  readonly onHint: () => void;
  readonly next: { readonly slug: string; readonly title: string } | null;
}

/** Cases before they run, while they do, and what became of them. */
export function TestsPane(props: TestsPaneProps) {
  const { problem, language, solving, standing, own, onOwn } = props;
  const { busy, result } = solving;
  const [isWorkedShown, setWorkedShown] = useState(false);
  return (
    <>
      <PaneHead>
        <h2>Tests</h2>
        {result && !busy && (
          <p className="num">
            {result.kind === "run" ? "Run" : `Submission ${standing.submissions.length}`},{" "}
            {formatTime(new Date(result.at))}
          </p>
        )}
      </PaneHead>
      <PaneBody>
        {busy ? (
          <RunningView
            problem={problem}
            language={language}
            isSubmission={busy === "submitting"}
            onStop={solving.stop}
          />
        ) : (
          <Outcome {...props} onWorked={() => setWorkedShown(true)} />
        )}
        {!busy && result?.verdict.status !== "passed" && (
          <OwnInputFields style={problem.style} input={own} onChange={onOwn} />
        )}
        {!busy && !result && <HiddenKinds problem={problem} />}
        {!busy && (isWorkedShown || standing.isRevealed) && (
          <WorkedSolution slug={problem.slug} language={language} />
        )}
        {!busy && !standing.isSolved && !standing.isRevealed && standing.submissions.length > 0 && (
          <RevealButton onReveal={standing.revealed} />
        )}
      </PaneBody>
    </>
  );
}

function Outcome(props: TestsPaneProps & { readonly onWorked: () => void }) {
  const { problem, solving, standing, onRetry, onHint, next, onWorked, language } = props;
  const { result } = solving;
  if (!result) return <ShownCases problem={problem} language={language} />;
  const { verdict } = result;
  if (!("cases" in verdict)) return <CodeError verdict={verdict} onRetry={onRetry} />;
  const growth = (
    <GrowthSection
      growth={props.growth}
      stoppedAtMs={verdict.status === "timed-out" ? problem.limitMs : null}
    />
  );
  if (result.kind === "submission" && verdict.status === "passed")
    return (
      <PassedView
        problem={problem}
        judged={verdict}
        how={howSolved(standing.submissions.length, standing.hints)}
        comesBackAt={standing.comesBackAt}
        next={next}
        onWorked={onWorked}
        growth={growth}
      />
    );
  return (
    <>
      <JudgedView problem={problem} language={result.language} judged={verdict}>
        {result.own && (
          <OwnResultView problem={problem} language={result.language} own={result.own} />
        )}
      </JudgedView>
      {growth}
      {verdict.status === "passed" ? (
        <p className={styles["safe"]}>The shown cases pass. Submit runs the hidden ones as well.</p>
      ) : (
        <NextHint hints={problem.hints} seen={standing.hints} onHint={onHint} />
      )}
    </>
  );
}
