import type { CodeLanguage, LearnerProblem } from "@taiyari/domain/practice";
import type { GrowthState } from "../solving/use-growth.ts";
import type { Solving } from "../solving/use-solving.ts";
import { ResultPane } from "../bench/result-pane.tsx";
import type { Standing } from "../standing/use-standing.ts";
import { CodeError } from "./code-error.tsx";
import { GrowthSection } from "./growth-section.tsx";
import { JudgedView } from "./judged-view.tsx";
import { OwnInputFields } from "./own-input-fields.tsx";
import type { OwnInput } from "./own-input.ts";
import { OwnResultView } from "./own-result-view.tsx";
import { NextHint } from "./next-hint.tsx";
import { WhenStuck } from "./when-stuck.tsx";
import { PassedView } from "./passed-view.tsx";
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
  return (
    <ResultPane
      title="Tests"
      shown={busy ? null : result}
      isBusy={busy !== null}
      standing={standing}
      worked={<WorkedSolution slug={problem.slug} language={language} />}
    >
      {(showWorked) =>
        busy ? (
          <RunningView
            problem={problem}
            language={language}
            isSubmission={busy === "submitting"}
            onStop={solving.stop}
          />
        ) : (
          <>
            <Outcome {...props} onWorked={showWorked} />
            {result?.verdict.status !== "passed" && (
              <OwnInputFields style={problem.style} input={own} onChange={onOwn} />
            )}
            {!result && <HiddenKinds problem={problem} />}
          </>
        )
      }
    </ResultPane>
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
        <>
          <NextHint hints={problem.hints} seen={standing.hints} onHint={onHint} />
          <WhenStuck slug={problem.slug} failed={standing.failed} />
        </>
      )}
    </>
  );
}
