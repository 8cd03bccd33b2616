import { useQuery } from "@tanstack/react-query";
import type { Batch } from "@taiyari/contract";
import { FEWEST_OF_BATCH } from "@taiyari/domain/account";
import { api } from "../../../lib/api.ts";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Skeleton } from "../../../ui/spinner.tsx";
import parts from "../parts/parts.module.css";
import styles from "./contents.module.css";

/** Batches in figures. A figure that few people stand behind would be somebody’s own, and is not shown. */
export function BatchesSection() {
  const batches = useQuery(api.admin.batches.queryOptions());
  return (
    <section className={`card ${parts["flush"]}`} id="batches" aria-labelledby="batches-title">
      <div className={parts["head"]}>
        <h2 id="batches-title">Batches</h2>
        <p>Counts of at least {FEWEST_OF_BATCH} people, never a student’s documents</p>
      </div>
      {batches.isError && (
        <ServerTrouble error={batches.error} onRetry={() => void batches.refetch()} />
      )}
      {batches.isPending && <Skeleton height="160px" />}
      {batches.data?.batches.length === 0 && (
        <p className={parts["none"]}>
          No student is here yet. The batch of a person stands in the CSV file they are invited by,
          or is set in their menu.
        </p>
      )}
      <ul className={styles["batches"]}>
        {batches.data?.batches.map((batch) => (
          <BatchFigures key={batch.batch} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

function BatchFigures({ batch: { batch, people, figures } }: { readonly batch: Batch }) {
  return (
    <li>
      <h3>
        {batch || "No batch"} <small>{count(people, "person", "people")}</small>
      </h3>
      {figures ? (
        <dl className={`num ${styles["figures"]}`}>
          <Figure name="Here this week" value={formatNumber(figures.thisWeek)} />
          <Figure name="Pages read" value={formatNumber(figures.pagesRead)} />
          <Figure name="Problems solved" value={formatNumber(figures.problemsSolved)} />
          <Figure name="Interviews held" value={formatNumber(figures.interviewsHeld)} />
          <Figure name="Days played" value={formatNumber(figures.daysPlayed)} />
          <Figure name="Links shared" value={formatNumber(figures.sharedLinks)} />
          <Figure name="Resume score, average" value={average(figures.resumeScore, "")} />
          <Figure name="SQL assessment, average" value={average(figures.assessment, "%")} />
        </dl>
      ) : (
        <p className="small muted">Too few people for figures.</p>
      )}
    </li>
  );
}

const average = (value: number | null, unit: string) =>
  value === null ? "Too few" : `${value}${unit}`;

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
