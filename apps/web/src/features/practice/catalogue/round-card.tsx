import { Link } from "@tanstack/react-router";
import { formatShortDate } from "../../../lib/dates.ts";
import { ROUND, ROUND_REPORT } from "../../../shared/practice/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ClockThings } from "../../../ui/niche-things.tsx";
import { Niche } from "../../../ui/niche.tsx";
import type { RoundSummary } from "../standing/practice.ts";
import styles from "./practice.module.css";

const MOST = 3;

/** The mock round, and the last ones. */
export function RoundCard({ rounds }: { readonly rounds: readonly RoundSummary[] }) {
  return (
    <section className={`card ${styles["round"]}`} aria-labelledby="round">
      <div>
        <h2 id="round">Timed mock round</h2>
        <p>
          Two problems, 45 minutes, no hints. You explain as you go; the report shows where the time
          went.
        </p>
        {rounds.length > 0 && (
          <ul className={`num ${styles["rounds"]}`} aria-label="Your last rounds">
            {rounds.slice(0, MOST).map(({ id, at, solved, minutes }) => (
              <li key={id}>
                <Link to={ROUND_REPORT} params={{ id }}>
                  <span>{formatShortDate(new Date(at))}</span>
                  {solved.map((isSolved, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a problem has nothing but its place
                    <i key={place} data-solved={isSolved || undefined} aria-hidden="true" />
                  ))}
                  <b>
                    {solved.filter(Boolean).length} of {solved.length}
                  </b>
                  <em>{minutes} min</em>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link className={buttonClass("line")} to={ROUND}>
          <LineIcon name="clock" small />
          Set up a round
        </Link>
      </div>
      <Niche isLit={false}>
        <ClockThings />
      </Niche>
    </section>
  );
}
