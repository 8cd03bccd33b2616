import type { CodeLanguage, LearnerProblem } from "@taiyari/domain/practice";
import { useSolving } from "../solving/use-solving.ts";
import { keptVerdict } from "../standing/tried-of.ts";
import { useStanding } from "../standing/use-standing.ts";
import { Examples } from "../statement/examples.tsx";
import { Statement } from "../statement/statement.tsx";
import { CodeError } from "../tests/code-error.tsx";
import { JudgedView } from "../tests/judged-view.tsx";
import { RunningView } from "../tests/running-view.tsx";
import { HandedIn, RoundBench, RoundRule, type OfRound } from "./round-bench.tsx";
import { markTry, useRoundCode } from "./use-round-code.ts";

interface CodeOfRoundProps extends OfRound {
  readonly problem: LearnerProblem;
}

/** A problem of a round that is solved in JavaScript, TypeScript or Python. */
export function CodeOfRound({ roundId, round, problem, place, bar, isLast }: CodeOfRoundProps) {
  const language = round.language as CodeLanguage;
  const { slug, shown, style } = problem;
  const written = useRoundCode({
    slug,
    roundId,
    place,
    language,
    start: problem.starters[language],
  });
  const standing = useStanding(slug, round.topic);
  const solving = useSolving(problem, { language, text: written.text });
  const { busy, result } = solving;

  async function attempt(kind: "run" | "submitted") {
    const made = await (kind === "run" ? solving.run(null) : solving.submit(0));
    if (!made) return;
    const { verdict } = made;
    if (verdict.status === "runner-failed" || verdict.status === "stopped") return;
    const kept = keptVerdict(verdict, shown.length);
    const tried = { language, code: made.text, verdict: kept, round: roundId };
    if (kind === "run") standing.ran(tried);
    else standing.submitted(tried);
    markTry(place, { kind, passed: kept.passed, total: kept.total });
  }

  return (
    <RoundBench
      {...{ round, place, bar, written }}
      statement={
        <Statement {...problem} hasCrumbs={false}>
          <Examples style={style} shown={shown} language={language} />
        </Statement>
      }
      errorPlace={solving.errorPlace}
      isBusy={busy !== null}
      onRun={() => void attempt("run")}
      onSubmit={() => void attempt("submitted")}
    >
      {busy ? (
        <RunningView
          problem={problem}
          language={language}
          isSubmission={busy === "submitting"}
          onStop={solving.stop}
        />
      ) : !result ? (
        <RoundRule>
          Run tries the shown cases. Hidden cases run when you hand in a problem with Submit.
        </RoundRule>
      ) : "cases" in result.verdict ? (
        <JudgedView problem={problem} language={language} judged={result.verdict}>
          {result.kind === "submission" && result.verdict.status === "passed" && (
            <HandedIn isLast={isLast} />
          )}
        </JudgedView>
      ) : (
        <CodeError verdict={result.verdict} onRetry={() => void attempt("run")} />
      )}
    </RoundBench>
  );
}
