import { useEffect, useState } from "react";
import { INTERVIEW_LENGTHS, type QuestionType } from "@taiyari/domain/interview";
import { useUser } from "../../../lib/session.ts";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { KIND_NAMES, LANGUAGE_NAMES, MANNER_NAMES, TYPE_WORDS } from "../names/kind-names.ts";
import { roleNameOf } from "../names/role-name.ts";
import type { SettledWish } from "../plan/use-planned.ts";
import { jobOf } from "../plan/wish.ts";
import styles from "./setup.module.css";

interface RecapProps {
  readonly settled: SettledWish;
  readonly isPractice: boolean;
  readonly roleName: string | undefined;
  readonly onEnter: () => void;
}

/** What was chosen, and the way into the room. */
export function Recap({ settled, isPractice, roleName, onEnter }: RecapProps) {
  const isSignedIn = useUser() !== null;
  const { wish, planned, isPlanning, error } = settled;
  const { setup } = wish;
  const length = INTERVIEW_LENGTHS.find(({ minutes }) => minutes === setup.minutes);
  const plan = planned?.plan ?? [];
  const role = roleName ?? roleNameOf(setup.role);
  const level = setup.level === "fresher" ? "fresher" : `level ${setup.level}`;
  const from = jobOf(wish) || (setup.source === "job" && planned?.background.job) || role;
  const questions = planned && isSignedIn ? plan.length : (length?.questions ?? 0);
  const isEmpty = planned !== undefined && plan.length === 0;
  const minutes = Math.round(plan.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const isUnplanned = isSignedIn && !planned && isPlanning;
  /** A press while the interview is planned is kept until it is. */
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted && !isUnplanned && !isEmpty) onEnter();
  }, [isWanted, isUnplanned, isEmpty, onEnter]);
  return (
    <section className={`card ${styles["recap"]}`} aria-labelledby="recap">
      <h2 id="recap">Your interview</h2>
      <dl>
        <div>
          <dt>From</dt>
          <dd>
            {from}
            <small>{from === role ? level : `${role}, ${level}`}</small>
          </dd>
        </div>
        <div>
          <dt>Kind</dt>
          <dd>
            {isPractice ? "Practice" : KIND_NAMES[setup.kind].label}
            <small>{plan.length > 0 ? typesOf(plan) : KIND_NAMES[setup.kind].note}</small>
          </dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>
            {setup.mode === "study" ? "Study" : "Real"},{" "}
            {MANNER_NAMES[setup.manner].label.toLowerCase()}
            <small>
              {LANGUAGE_NAMES[setup.language]}, by {setup.by}
            </small>
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd className="num">
            {setup.mode === "study" ? "No clock" : `${isPractice ? minutes : setup.minutes} min`}
            <small>
              {count(questions, "question")}
              {length && !isPractice && `, up to ${length.followUps} asked back`}
            </small>
          </dd>
        </div>
      </dl>
      {error && (
        <p className={styles["problem"]} role="alert">
          The questions could not be fetched. Check your connection.{" "}
          <button type="button" className={styles["link"]} onClick={settled.retry}>
            Try again
          </button>
        </p>
      )}
      {isEmpty && !error && (
        <p className={styles["problem"]} role="alert">
          {isPractice
            ? "There is no such question any more."
            : "There is nothing to ask yet. Choose another kind, or another role."}
        </p>
      )}
      <Button
        kind="next"
        className="btn-lg"
        isBusy={(isSignedIn && isEmpty) || isWanted}
        onClick={() => (isUnplanned ? setWanted(true) : onEnter())}
      >
        Enter the room
      </Button>
      <p className={styles["safe"]}>
        {isSignedIn
          ? "You can pause. Nothing you say is lost."
          : "You sign in first. What you chose is kept."}
      </p>
    </section>
  );
}

/** "2 behavioural, 1 from your resume, 1 HR". */
function typesOf(plan: readonly { readonly question: { readonly type: QuestionType } }[]): string {
  const counts = new Map<QuestionType, number>();
  for (const { question } of plan) counts.set(question.type, (counts.get(question.type) ?? 0) + 1);
  return [...counts].map(([type, number]) => `${number} ${TYPE_WORDS[type]}`).join(", ");
}
