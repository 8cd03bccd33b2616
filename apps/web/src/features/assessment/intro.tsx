import { Link } from "@tanstack/react-router";
import type { AssessmentAttempt, AssessmentState } from "@taiyari/contract";
import { useState } from "react";
import { client } from "../../lib/api.ts";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { outageSentence } from "../../lib/failures.ts";
import { TESTED_COURSE } from "../../shared/assessment/course-test.ts";
import { CourseCrumbs } from "../../shared/course/course-crumbs.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import styles from "./intro.module.css";

const RULES = [
  "The clock runs from the beginning to the end, also when you leave.",
  "Answers are kept as you give them. You can go on with another device.",
  "Without a connection you can go on writing; answers are sent when it is back, within the time.",
  "Queries are judged on PostgreSQL, on data you have not seen.",
  "What was right is shown after the end. Another try is possible a day later.",
];

interface IntroProps {
  readonly state: AssessmentState;
  readonly onBegun: (attempt: AssessmentAttempt) => void;
}

/** What the assessment is, what came of earlier ones, and its beginning. */
export function Intro({ state, onBegun }: IntroProps) {
  const { title, questions, bank, minutes, pass, ended, nextAt, code } = state;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const needed = Math.ceil((questions * pass) / 100);

  async function begin() {
    setIsBusy(true);
    setProblem(null);
    try {
      onBegun(await client.assessment.begin({ course: TESTED_COURSE }));
    } catch (error) {
      setProblem(
        outageSentence(error) ?? "It did not begin. Load the page again and try once more.",
      );
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={`wrap ${styles["screen"]}`}>
      <CourseCrumbs title={title} />
      <ScreenHead
        title="Final assessment"
        lead={`${questions} questions in ${minutes} minutes, drawn for you from ${bank}. From ${needed} right, ${pass}%, you get the certificate.`}
      />
      <div className={styles["columns"]}>
        <section className="card" aria-labelledby="how">
          <h2 id="how">How it goes</h2>
          <ul className={styles["rules"]}>
            {RULES.map((rule) => (
              <li key={rule}>
                <LineIcon name="check" small />
                {rule}
              </li>
            ))}
          </ul>
          <Alert text={problem} />
          {nextAt === null ? (
            <Button kind="next" isBusy={isBusy} onClick={() => void begin()}>
              {isBusy ? "Drawing the questions" : `Begin, ${minutes} minutes`}
            </Button>
          ) : (
            <p className={`num ${styles["wait"]}`}>
              The next try is possible from {formatDateTime(nextAt)}.
            </p>
          )}
        </section>
        {ended.length > 0 && (
          <section className="card" aria-labelledby="earlier">
            <h2 id="earlier">Earlier tries</h2>
            <ol className={`num ${styles["tries"]}`}>
              {ended.map(({ id, submittedAt, right, of, isPassed }) => (
                <li key={id}>
                  <Link to="/learning/sql-for-data-professionals/assessment/$id" params={{ id }}>
                    {formatDate(submittedAt)}
                  </Link>
                  <span>
                    {right} of {of}
                    {isPassed && ", passed"}
                  </span>
                </li>
              ))}
            </ol>
            {code !== null && (
              <Link
                to="/learning/sql-for-data-professionals/certificate/$code"
                params={{ code }}
                className={buttonClass("line")}
              >
                Open the certificate
              </Link>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
