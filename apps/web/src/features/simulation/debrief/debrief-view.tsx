import { Link } from "@tanstack/react-router";
import type { Debrief, DayMinute, Scenario } from "@taiyari/domain/simulation";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { SIMULATION } from "../../../shared/simulation/addresses.ts";
import { ProposedSteps } from "../../../shared/next-steps/proposed-steps.tsx";
import { NicheLight } from "../../../ui/niche.tsx";
import { Competencies } from "./competencies.tsx";
import { lengthText } from "./day-words.ts";
import { debriefGaps } from "./debrief-gaps.ts";
import { EndingCard } from "./ending-card.tsx";
import { EstimatesCard } from "./estimates-card.tsx";
import { PeopleCards } from "./people-cards.tsx";
import { SayCard } from "./say-card.tsx";
import { SeniorCard } from "./senior-card.tsx";
import { Timeline } from "./timeline.tsx";
import styles from "./debrief.module.css";

/** A day that is over, as its debrief tells it. */
export interface PlayedDay {
  /** The id of the run. */
  readonly run: string;
  readonly scenario: Scenario;
  readonly debrief: Debrief;
  /** In UTC. */
  readonly startedAt: string;
  readonly endedAt: DayMinute;
  /** Of the person's own time. */
  readonly minutes: number;
}

interface DebriefViewProps {
  readonly day: PlayedDay;
  /** Buttons at the right of the title. */
  readonly acts: ReactNode;
  /** The way to the certificate. */
  readonly getCertificate: ReactNode;
  /** The certificate, below everything else; null before there is one. */
  readonly certificate: ReactNode;
}

/** The whole debrief of a day: a log and not a verdict. */
export function DebriefView({ day, acts, getCertificate, certificate }: DebriefViewProps) {
  const { run, scenario, debrief, startedAt, endedAt, minutes } = day;
  const { start } = scenario.clock;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <NicheLight />
      <header className={styles["head"]}>
        <nav className={styles["crumb"]} aria-label="Breadcrumb">
          <Link to={SIMULATION}>Work Simulation</Link>
          <span aria-hidden="true">/</span>
          <span>Debrief</span>
        </nav>
        <h1>
          {scenario.title} at {scenario.company}
        </h1>
        <p className="num">
          <span>{scenario.as}</span>
          <span>
            {formatDate(startedAt)}, {lengthText(Math.max(1, minutes))} of yours,{" "}
            {lengthText(endedAt - start)} of theirs
          </span>
          <span>Scenario version {scenario.version}</span>
        </p>
        <div className={styles["acts"]}>{acts}</div>
      </header>
      <EndingCard run={run} scenario={scenario} debrief={debrief} />
      <Timeline scenario={scenario} entries={debrief.timeline} />
      <PeopleCards people={debrief.people} from={start} to={endedAt} />
      <Competencies competencies={debrief.competencies} />
      <EstimatesCard estimates={debrief.estimates} />
      <SeniorCard advice={debrief.senior} />
      <div className={styles["last"]}>
        <ProposedSteps
          title="Where to go next"
          className="card"
          gaps={debriefGaps(scenario, debrief)}
        />
        <SayCard scenario={scenario} lines={debrief.resumeLines}>
          {getCertificate}
        </SayCard>
      </div>
      {certificate}
    </div>
  );
}
