import { Link } from "@tanstack/react-router";
import { formatShortDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { SET_UP, STUDIO } from "../../../shared/interview/addresses.ts";
import type { OwnInterview } from "../../../shared/interview/interviews.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { interviewTitle } from "../names/interview-title.ts";
import type { Reported } from "./reported.ts";
import styles from "./home.module.css";

interface NextBarProps {
  /** An interview that is not over. */
  readonly going: OwnInterview | null;
  /** The last one with a score. */
  readonly last: Reported | null;
}

const MOST_POINTS = 25;
/** An answer below this share of its points is worth another try. Our choice: where "High" begins. */
const WEAK_POINTS = 20;

/** The one thing to do next: an interview goes on, or its weakest answers come once more. */
export function NextBar({ going, last }: NextBarProps) {
  if (going) {
    const { head: interview } = going;
    const answers = going.events.filter(({ kind }) => kind === "answered").length;
    return (
      <section className={styles["next"]} aria-label="Next">
        <span>Next</span>
        <p>
          <b>{interviewTitle(interview)} goes on where it was.</b> {count(answers, "answer")} given,{" "}
          {count(interview.plan.length, "question")} in all.
        </p>
        <Link className={buttonClass("next")} to={STUDIO} search={{ id: interview.id }}>
          Go on
        </Link>
      </section>
    );
  }
  const weak = last ? weakest(last) : [];
  const [first] = weak;
  if (!last || !first) return null;
  const minutes = weak.reduce((sum, { question }) => sum + question.minutes + 1, 0);
  return (
    <section className={styles["next"]} aria-label="Next">
      <span>Next</span>
      <p>
        <b>{first.question.title}.</b>{" "}
        <span className="num">
          Your lowest answer, {first.points} of {MOST_POINTS} points on{" "}
          {formatShortDate(last.own.head.startedAt)}. {count(weak.length, "question")},{" "}
          {Math.round(minutes)} minutes.
        </span>
      </p>
      <Link
        className={buttonClass("next")}
        to={SET_UP}
        search={{ questions: weak.map(({ question }) => question.id).join(",") }}
      >
        {weak.length === 1 ? "Practise this one" : "Practise these two"}
      </Link>
    </section>
  );
}

/** The two weakest answers, the weakest first; the last try of each question counts. */
function weakest({ own, report }: Reported) {
  const tries = new Map(report.answers.map((answer) => [answer.question, answer]));
  return [...tries.values()]
    .filter(({ points }) => points < WEAK_POINTS)
    .toSorted((a, b) => a.points - b.points)
    .flatMap(({ question, points }) => {
      const asked = own.head.plan[question]?.question;
      return asked ? [{ question: asked, points }] : [];
    })
    .slice(0, 2);
}
