import { useState } from "react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { scoreClass } from "@taiyari/domain/resume";
import { Breakable } from "../../ui/breakable.tsx";
import { api } from "../../lib/api.ts";
import { formatDate, formatTime } from "../../lib/dates.ts";
import type { Entry, OpenDashboard } from "./dashboard-data.ts";
import { SOLUTION_ICONS } from "./solution-figures.ts";
import styles from "./recent-card.module.css";

/** What was brought to an end last. "Show all" fetches the rest. */
export function RecentCard({ recent, hasMore }: Pick<OpenDashboard, "recent" | "hasMore">) {
  const [isWhole, setWhole] = useState(false);
  const all = useQuery(
    api.dashboard.activity.queryOptions({ input: isWhole ? undefined : skipToken }),
  );
  const entries = isWhole ? (all.data?.entries ?? recent) : recent;
  return (
    <section className={`card ${styles["recent"]}`} aria-labelledby="recent">
      <div className={styles["head"]}>
        <h2 id="recent">Recent activity</h2>
        {hasMore && (
          <button
            type="button"
            className={styles["more"]}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? "Show fewer" : "Show all"}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className={styles["none"]}>
          What you finish shows here, with its score: pages, problems, interviews, reports, days at
          work.
        </p>
      ) : (
        <ul className={styles["feed"]} aria-busy={isWhole && all.isPending}>
          {entries.map((entry) => (
            <EntryRow key={`${entry.to} ${entry.at}`} entry={entry} />
          ))}
        </ul>
      )}
      {isWhole && all.isError && (
        <p role="alert" className={styles["none"]}>
          The rest could not be loaded. Try again in a moment.
        </p>
      )}
    </section>
  );
}

function EntryRow({
  entry: { solution, title, detail, score, at, to },
}: {
  readonly entry: Entry;
}) {
  const Icon = SOLUTION_ICONS[solution];
  return (
    <li>
      <span className="tile">
        <Icon />
      </span>
      <div>
        <Link to={to}>
          <Breakable text={title} />
        </Link>
        <p className="num">
          {score !== null && (
            <>
              <span className={`score ${scoreClass(score)}`}>
                {score}, <i>{scoreClass(score)}</i>
              </span>
              {detail && ". "}
            </>
          )}
          {detail}
        </p>
        <p>
          <time className="num" dateTime={at}>
            {whenText(at)}
          </time>
        </p>
      </div>
    </li>
  );
}

/** "Today, 7:42 pm", else the date. */
function whenText(at: string): string {
  const isToday = formatDate(at) === formatDate(new Date());
  return isToday ? `Today, ${formatTime(at)}` : formatDate(at);
}
