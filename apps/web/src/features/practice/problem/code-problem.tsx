import { useState } from "react";
import {
  CODE_LANGUAGES,
  type CodeLanguage,
  type LearnerProblem,
  type ProblemEntry,
} from "@taiyari/domain/practice";
import { RUN_LANGUAGES } from "../../../lib/code/code.ts";
import { useWrittenCode } from "../code/use-written-code.ts";
import { Examples } from "../statement/examples.tsx";
import { Statement } from "../statement/statement.tsx";
import { keptVerdict } from "../standing/tried-of.ts";
import { readOwnInput, textsOf } from "../tests/own-input.ts";
import { TestsPane } from "../tests/tests-pane.tsx";
import { usePartsAhead } from "../solving/use-parts-ahead.ts";
import { useGrowth } from "../solving/use-growth.ts";
import { type Solved, useSolving } from "../solving/use-solving.ts";
import { ProblemDesk } from "../desk/problem-desk.tsx";
import { useDesk } from "../desk/use-desk.ts";

interface CodeProblemProps {
  readonly problem: LearnerProblem;
  /** What to do after it; null for nothing. */
  readonly next: ProblemEntry | null;
}

/** A problem that is solved in JavaScript, TypeScript or Python. */
export function CodeProblem({ problem, next }: CodeProblemProps) {
  const { slug, title, style, hints } = problem;
  const desk = useDesk(problem);
  const { standing } = desk;
  const written = useWrittenCode({
    slug,
    languages: RUN_LANGUAGES,
    startOf: (language) => problem.starters[codeLanguage(language)],
    submittedIn: (language) =>
      standing.submissions.findLast(
        (one) => one.language === language && one.code !== "" && one.round === null,
      )?.code ?? null,
  });
  const language = codeLanguage(written.language);
  const solving = useSolving(problem, { language, text: written.text });
  const growth = useGrowth(problem, solving.busy ? null : solving.result);
  usePartsAhead(slug, language, written.keptAt !== null);
  const [ownTexts, setOwnTexts] = useState<readonly string[] | null>(null);
  const own = readOwnInput(style, ownTexts ?? textsOf(style, problem.shown[0]?.input ?? []));

  /** Measuring goes on beside reading; whoever runs again does not wait for it. */
  function begin() {
    desk.setPart("tests");
    if (growth === "measuring") solving.stop();
  }

  async function run() {
    begin();
    const made = await solving.run(ownTexts === null ? null : own.values);
    if (made && isCounted(made)) standing.ran(triedOf(made, problem));
  }

  async function submit() {
    begin();
    const made = await solving.submit(standing.failed);
    if (made && isCounted(made)) standing.submitted(triedOf(made, problem));
  }

  const verdict = solving.busy ? null : solving.result?.verdict;
  const judged = verdict && "cases" in verdict ? verdict : null;
  return (
    <ProblemDesk
      {...{ desk, title, hints, written }}
      count={
        judged && {
          value: judged.status === "passed" ? judged.passed : judged.total - judged.passed,
          isGood: judged.status === "passed",
        }
      }
      statement={
        <Statement {...problem} title={title} hasCrumbs>
          <Examples style={style} shown={problem.shown} language={language} />
        </Statement>
      }
      errorPlace={solving.errorPlace}
      isBusy={solving.busy !== null}
      onRun={() => void run()}
      onSubmit={() => void submit()}
      tests={
        <TestsPane
          {...{ problem, language, solving, standing, growth, own, next }}
          onOwn={setOwnTexts}
          onRetry={() => void (solving.result?.kind === "submission" ? submit() : run())}
          onHint={desk.showHints}
        />
      }
    />
  );
}

/** What the runner could not do, or the person ended, is no attempt of theirs. */
function isCounted({ verdict }: Solved): boolean {
  return verdict.status !== "runner-failed" && verdict.status !== "stopped";
}

function triedOf({ kind, language, text, verdict }: Solved, problem: LearnerProblem) {
  const hidden = problem.hiddenKinds.reduce((sum, { count }) => sum + count, 0);
  const cases = problem.shown.length + (kind === "submission" ? hidden : 0);
  return { language, code: text, verdict: keptVerdict(verdict, cases), round: null };
}

/** The languages of a code problem are never SQL. */
function codeLanguage(language: string): CodeLanguage {
  return CODE_LANGUAGES.find((one) => one === language) ?? "javascript";
}
