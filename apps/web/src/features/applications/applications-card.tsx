import type { Application } from "@taiyari/contract";
import {
  APPLICATION_STAGES,
  countStages,
  nextSteps,
  STAGE_NAMES,
} from "@taiyari/domain/applications";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { useTimeZone } from "../../lib/session.ts";
import { HeadedCard } from "../../ui/headed-card.tsx";
import { dueOf, stepDay, todayIn } from "./words/words.ts";
import styles from "./applications-card.module.css";

/** How many next steps the dashboard names. */
const MOST_STEPS = 3;

/** How many applications stand at each stage, and what comes next. For the dashboard. */
export function ApplicationsCard() {
  const query = useQuery(api.applications.list.queryOptions());
  const applications = query.data?.applications;
  return (
    <HeadedCard
      title="Applications"
      isBusy={query.isPending}
      beside={
        applications &&
        applications.length > 0 && <Link to="/dashboard/applications">All applications</Link>
      }
    >
      {query.isError && !applications && (
        <p className={styles["words"]}>
          Your applications could not be loaded. Load the page again in a moment.
        </p>
      )}
      {applications?.length === 0 && (
        <>
          <p className={styles["words"]}>
            Where you applied, how far each one is, and what comes next.
          </p>
          <p>
            <Link className="btn btn-line" to="/dashboard/applications" search={{ form: "new" }}>
              Track an application
            </Link>
          </p>
        </>
      )}
      {applications && applications.length > 0 && <Standing applications={applications} />}
    </HeadedCard>
  );
}

function Standing({ applications }: { readonly applications: readonly Application[] }) {
  const counts = countStages(applications);
  const steps = nextSteps(applications, todayIn(useTimeZone())).slice(0, MOST_STEPS);
  return (
    <>
      <ul className={styles["counts"]} aria-label="By stage">
        {APPLICATION_STAGES.filter((stage) => counts[stage] > 0).map((stage) => (
          <li key={stage}>
            <Link className="num" to="/dashboard/applications" search={{ stage }}>
              <b>{counts[stage]}</b> {STAGE_NAMES[stage].toLowerCase()}
            </Link>
          </li>
        ))}
      </ul>
      {steps.length === 0 ? (
        <p className={styles["words"]}>No next step has a day yet.</p>
      ) : (
        <ol className={styles["steps"]} aria-label="Next steps">
          {steps.map(({ application, on, days }) => (
            <li key={application.id}>
              <Link to="/dashboard/applications" search={{ form: application.id }}>
                {[application.nextStep, application.company].filter(Boolean).join(", ")}
              </Link>
              <span className="num" data-due={dueOf(days)}>
                {stepDay(on, days)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
