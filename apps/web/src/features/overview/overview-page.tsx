import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { courseQuery } from "../../shared/course/course-files.ts";
import { useLearning } from "../../shared/learning/learning.ts";
import { api } from "../../lib/api.ts";
import { JourneyStep } from "./journey-step.tsx";
import { NicheLight } from "../../ui/niche.tsx";
import { Stair } from "./stair.tsx";
import { STEPS } from "./steps.ts";
import styles from "./overview-page.module.css";

/** The journey in five steps, each saying where the person stands once there is something to say. */
export function OverviewPage() {
  const { data: journey } = useQuery(api.shell.journey.queryOptions());
  const { data: course } = useQuery(courseQuery);
  const { progress: learning, practice } = useLearning();
  const [now] = useState(() => Date.now());
  const { data: where } = useQuery(api.shell.next.queryOptions({ retry: 1 }));
  const next = where?.next ?? null;
  const walked = new Set(where?.ready);
  const known = { journey, course, learning, practice, now };
  const standings = new Map(STEPS.map((step) => [step.id, step.standing(known)]));

  return (
    <div className="wrap">
      <NicheLight />
      <section className={styles["hero"]}>
        <div>
          <h1>Unleash Your Career's Full Potential</h1>
          <p className="lead">
            Five steps, from the first lesson to the first day at work. Take them in order, or begin
            where the lamp is lit.
          </p>
          <div className={styles["row"]}>
            <Link to="/dashboard" className={buttonClass("primary", "btn-lg")}>
              Go to Dashboard
            </Link>
            {journey && journey.targetRole !== "" && (
              <p>
                Preparing for
                <br />
                <b>{journey.targetRole}</b>
              </p>
            )}
          </div>
        </div>
        <Stair walked={walked} next={next?.solution ?? null} />
      </section>
      <ol className={styles["journey"]}>
        {STEPS.map((step, index) => (
          <JourneyStep
            key={step.id}
            step={step}
            number={index + 1}
            standing={standings.get(step.id) ?? null}
            next={step.id === next?.solution ? next : null}
            isWalked={walked.has(step.id)}
          />
        ))}
      </ol>
    </div>
  );
}
