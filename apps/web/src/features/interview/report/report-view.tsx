import { Link } from "@tanstack/react-router";
import type { InterviewReport } from "@taiyari/domain/interview";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { JumpNav } from "../../../shared/report-places/jump-nav.tsx";
import { ProposedSteps } from "../../../shared/next-steps/proposed-steps.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { competencyGaps } from "./competency-gaps.ts";
import type { EarlierReport } from "./earlier-report.ts";
import { HowScored } from "./how-scored.tsx";
import { Practise } from "./practise.tsx";
import type { ShownInterview } from "./shown-interview.ts";
import { firstTry, latestTries } from "./tries.ts";
import { Verdict } from "./verdict.tsx";
import styles from "./report.module.css";

interface ReportViewProps {
  readonly shown: ShownInterview;
  readonly report: InterviewReport;
  /** The interview before this one; null for the first. */
  readonly before: EarlierReport | null;
  /** "Data Analyst at Nandi Retail", "Behavioural interview". */
  readonly name: string;
  /** "Mixed, real, probing". */
  readonly manner: string;
  /** The address of an interview that asks one question. */
  readonly askAgain: (questionId: string) => string;
  /** Buttons at the right of the title. */
  readonly children: ReactNode;
  /** Stands under the title. */
  readonly note: ReactNode;
}

const PLACES = [
  { id: "summary", label: "Summary" },
  { id: "practise", label: "Practise" },
  { id: "answers", label: "Answers" },
  { id: "how-scored", label: "How it is scored" },
];

/** Things to practise and steps that go with them, together. */
const MOST_PROPOSED = 3;

/** The whole report of an interview. */
export function ReportView(props: ReportViewProps) {
  const { shown, report, before, name, manner, askAgain, children, note } = props;
  const answers = latestTries(report.answers);
  const [weakest] = answers.toSorted((a, b) => a.points - b.points);
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <nav className={styles["crumb"]} aria-label="Breadcrumb">
          <Link to="/interview">Interview Studio</Link>
          <span aria-hidden="true">/</span>
          <span>Report</span>
        </nav>
        <h1>{name}</h1>
        <p className="num">
          <span>
            {formatDate(shown.interview.startedAt)}, {lengthOf(shown.state.spent)}
          </span>
          <span>{manner}</span>
          <span>
            {report.engine === "built-in"
              ? "Scored by the built-in engine"
              : "Scored by the language model, its quotes checked"}
          </span>
        </p>
        <div className={styles["ways"]}>{children}</div>
      </header>
      {note}
      <JumpNav
        places={report.practise.length > 0 ? PLACES : PLACES.filter(({ id }) => id !== "practise")}
      />
      <Verdict shown={shown} report={report} before={before} />
      {report.practise.length > 0 && (
        <section aria-labelledby="practise">
          <div className={styles["sectionHead"]}>
            <h2 id="practise">{practiseTitle(report.practise.length)}</h2>
            <p>Largest gain first</p>
          </div>
          <Practise steps={report.practise} askAgain={askAgain} />
        </section>
      )}
      {report.practise.length < MOST_PROPOSED && (
        <ProposedSteps
          title="Goes with it"
          className="card"
          gaps={competencyGaps(shown, report)}
          most={MOST_PROPOSED - report.practise.length}
        />
      )}
      {answers.length > 0 && (
        <section aria-labelledby="answers">
          <div className={styles["sectionHead"]}>
            <h2 id="answers">Your answers</h2>
            <p>Every band quotes the words it rests on</p>
          </div>
          <div className={`card ${styles["answers"]}`}>
            {answers.map((answer) => (
              <AnswerCard
                key={answer.question}
                shown={shown}
                answer={answer}
                first={firstTry(report.answers, answer)}
                again={askAgain(shown.interview.plan[answer.question]?.question.id ?? "")}
                isNext={answer === weakest}
              />
            ))}
          </div>
        </section>
      )}
      <HowScored report={report} />
    </div>
  );
}

function practiseTitle(number: number): string {
  return number === 1
    ? "One thing to practise"
    : `${["Two", "Three"][number - 2] ?? number} things to practise`;
}

function lengthOf(seconds: number): string {
  return seconds < 90
    ? count(Math.round(seconds), "second")
    : `${Math.round(seconds / 60)} minutes`;
}
