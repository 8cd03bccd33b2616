import { Link } from "@tanstack/react-router";
import type { PracticePath, ProblemEntry } from "@taiyari/domain/practice";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import { TickRow } from "../../../ui/tick-row.tsx";
import { standingOf, type Standings } from "../standing/entry-standing.ts";
import styles from "./practice.module.css";

interface PathsCardProps {
  readonly paths: readonly PracticePath[];
  readonly problems: readonly ProblemEntry[];
  readonly standings: Standings;
}

/** Problems in an order that leads somewhere. Problems that are not there yet are not counted. */
export function PathsCard({ paths, problems, standings }: PathsCardProps) {
  const bySlug = new Map(problems.map((entry) => [entry.slug, entry]));
  const shown = paths
    .map((path) => ({ path, entries: path.problems.flatMap((slug) => bySlug.get(slug) ?? []) }))
    .filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={`card ${styles["paths"]}`} aria-labelledby="paths">
      <h2 id="paths">Paths</h2>
      <ul className="num">
        {shown.map(({ path, entries }) => {
          const states = entries.map((entry) => standingOf(standings, entry).state);
          const solved = states.filter((state) => state === "solved").length;
          return (
            <li key={path.id}>
              <Link to={PRACTICE} search={{ path: path.id }} hash="all-problems">
                <span>
                  <b>{path.title}</b>
                  <small>{path.about}</small>
                </span>
                <TickRow
                  groups={[
                    states.map((state) =>
                      state === "solved" ? ("done" as const) : ("open" as const),
                    ),
                  ]}
                />
                <em>
                  {solved} of {entries.length}
                </em>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
