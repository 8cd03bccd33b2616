import type { ResumeFigures } from "@taiyari/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { signed } from "../../../ui/score-change.tsx";
import { ScoreRing } from "../../../ui/score-ring.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { ByMonth, Rises, Timeline } from "./stat-pictures.tsx";
import styles from "./stat-cards.module.css";

const MONTH = new Intl.DateTimeFormat("en-IN", { month: "long" });

interface StatCardsProps {
  /** Null while they are on their way. */
  readonly figures: ResumeFigures | null;
  readonly today: Date;
}

/** Four figures of this person alone: a number, a picture of it, and over what it was counted. */
export function StatCards({ figures, today }: StatCardsProps) {
  return (
    <dl className={styles["stats"]} aria-busy={figures === null}>
      <Analyzed figures={figures} today={today} />
      <Improvement figures={figures} />
      <Alignment figures={figures} />
      <Reports figures={figures} />
    </dl>
  );
}

function Analyzed({ figures, today }: StatCardsProps) {
  const title = "Resumes Analyzed";
  if (!figures) return <Waiting title={title} />;
  if (figures.resumesAnalyzed === 0) {
    return <Nothing title={title} said="0" note="Starts with your first PDF" />;
  }
  const thisMonth = figures.resumesByMonth.at(-1) ?? 0;
  return (
    <Stat
      title={title}
      number={formatNumber(figures.resumesAnalyzed)}
      picture={<ByMonth counts={figures.resumesByMonth} today={today} />}
      note={`${formatNumber(thisMonth)} so far in ${MONTH.format(today)}`}
    />
  );
}

function Improvement({ figures }: Pick<StatCardsProps, "figures">) {
  const title = "Avg. Score Improvement";
  if (!figures) return <Waiting title={title} />;
  if (figures.averageImprovement === null) {
    return <Nothing title={title} said="Not yet" note="Needs two reports to compare" />;
  }
  return (
    <Stat
      title={title}
      number={
        <>
          {signed(Math.round(figures.averageImprovement))}
          <small>points</small>
        </>
      }
      picture={<Rises rises={figures.improvements} />}
      note={`First report to latest, ${count(figures.improvedResumes, "resume")}`}
    />
  );
}

function Alignment({ figures }: Pick<StatCardsProps, "figures">) {
  const title = "Job Alignment";
  if (!figures) return <Waiting title={title} />;
  if (!figures.jobAlignment) {
    return <Nothing title={title} said="Not yet" note="Needs a job description or a target role" />;
  }
  const { score, role } = figures.jobAlignment;
  return (
    <Stat
      title={title}
      number={`${score}%`}
      picture={<ScoreRing score={score} size={44} />}
      note={
        <>
          <ScoreSign score={score} />
          {role && ` for ${role}`}
        </>
      }
    />
  );
}

function Reports({ figures }: Pick<StatCardsProps, "figures">) {
  const title = "Reports Generated";
  if (!figures) return <Waiting title={title} />;
  const latest = figures.reportTimes.at(-1);
  if (!latest) return <Nothing title={title} said="0" note="As many as you like" />;
  return (
    <Stat
      title={title}
      number={formatNumber(figures.reportsGenerated)}
      picture={<Timeline times={figures.reportTimes} />}
      note={`Latest on ${formatDate(latest)}`}
    />
  );
}

interface StatProps {
  readonly title: string;
  readonly number: ReactNode;
  readonly picture: ReactNode;
  readonly note: ReactNode;
}

function Stat({ title, number, picture, note }: StatProps) {
  return (
    <div className={`card ${styles["stat"]}`}>
      <dt>{title}</dt>
      <dd className={styles["number"]}>{number}</dd>
      <dd className={styles["picture"]}>{picture}</dd>
      <dd className={styles["note"]}>{note}</dd>
    </div>
  );
}

function Nothing(props: { readonly title: string; readonly said: string; readonly note: string }) {
  return (
    <div className={`card ${styles["stat"]}`}>
      <dt>{props.title}</dt>
      <dd className={`${styles["number"]} ${styles["none"]}`}>{props.said}</dd>
      <dd className={styles["note"]}>{props.note}</dd>
    </div>
  );
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <div className={`card ${styles["stat"]}`}>
      <dt>{title}</dt>
      <dd className={`${styles["number"]} ${styles["waiting"]}`}>
        <span className="vh">Loading</span>
      </dd>
      <dd className={styles["note"]}>&nbsp;</dd>
    </div>
  );
}
