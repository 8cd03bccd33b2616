import type { Scenario } from "@taiyari/domain/simulation";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { minutesOf, pagesOf } from "../../../shared/course/outline.ts";
import { SET_UP } from "../../../shared/interview/addresses.ts";
import { questionIndexQuery } from "../../../shared/interview/question-files.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { SIMULATION } from "../../../shared/simulation/addresses.ts";
import { useRuns } from "../../../shared/simulation/runs.ts";
import { simulationIndexQuery } from "../../../shared/simulation/scenario-files.ts";
import { LineIcon, type LineIconName } from "../../../ui/line-icon.tsx";
import styles from "./next-steps.module.css";

/** Lessons, problems, questions and another day, by their own titles. What this build does not have is left out. */
export function NextSteps({ scenario }: { readonly scenario: Scenario }) {
  const { lessons, problems, questions } = scenario.next;
  const course = useQuery({ ...courseQuery, enabled: lessons.length > 0 });
  const lab = useQuery({ ...problemsQuery, enabled: problems.length > 0 });
  const studio = useQuery({ ...questionIndexQuery, enabled: questions.length > 0 });
  const day = useOtherDay(scenario);
  const steps = [
    ...(course.data ? pagesOf(course.data).filter(({ slug }) => lessons.includes(slug)) : []).map(
      (page) => (
        <Link key={page.slug} to={COURSE_DOCS} params={{ _splat: page.slug }}>
          <Step icon="book" title={page.title} note={`Lesson, ${minutesOf(page)} min`} />
        </Link>
      ),
    ),
    ...(lab.data?.problems ?? [])
      .filter(({ slug }) => problems.includes(slug))
      .map(({ slug, title, minutes }) => (
        <Link key={slug} to={PROBLEM} params={{ slug }}>
          <Step
            icon="terminal"
            title={title}
            note={`Problem of the Practice Lab, ${minutes} min`}
          />
        </Link>
      )),
    ...(studio.data?.questions ?? [])
      .filter(({ id }) => questions.includes(id))
      .map(({ id, title, minutes }) => (
        <Link key={id} to={SET_UP} search={{ questions: id }}>
          <Step icon="bulb" title={title} note={`Interview question, ${Math.ceil(minutes)} min`} />
        </Link>
      )),
    ...(day
      ? [
          <Link key={day.id} to={SIMULATION} hash={day.id}>
            <Step icon="firm" title={day.title} note={`${day.as}, ${day.minutes} min`} />
          </Link>,
        ]
      : []),
  ];
  if (steps.length === 0) return null;
  return (
    <section className={`card ${styles["card"]}`} aria-labelledby="next-steps">
      <h2 id="next-steps">Where to go next</h2>
      <ul>
        {steps.map((step) => (
          <li key={step.key}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

interface StepProps {
  readonly icon: LineIconName;
  readonly title: string;
  readonly note: string;
}

function Step({ icon, title, note }: StepProps): ReactNode {
  return (
    <>
      <span className="tile">
        <LineIcon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small className="num">{note}</small>
      </span>
      <LineIcon name="right" />
    </>
  );
}

/** The day the scenario names, or else the first that was never begun; null where there is none. */
function useOtherDay({ id, next }: Scenario) {
  const { data: index } = useQuery(simulationIndexQuery);
  const { logs } = useRuns();
  const begun = new Set(logs.map(({ head }) => head.scenario));
  const others = index?.simulations.filter((one) => one.id !== id) ?? [];
  return (
    others.find((one) => next.simulations.includes(one.id)) ??
    others.find((one) => !begun.has(one.id)) ??
    null
  );
}
