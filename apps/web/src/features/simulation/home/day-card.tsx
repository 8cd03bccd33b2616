import type { SimulationEntry } from "@taiyari/domain/simulation";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { DayArch } from "../pictures/day-arch.tsx";
import { DELIVERABLE_NAMES } from "./deliverable-names.ts";
import type { DayStanding } from "./played.ts";
import styles from "./day-card.module.css";

interface DayCardProps {
  readonly day: SimulationEntry;
  /** Undefined while it is being worked out. */
  readonly standing: DayStanding | undefined;
  readonly onBegin: () => void;
}

/** A day in the catalogue: pressing it anywhere begins it, or asks what to do with one that was begun. */
export function DayCard({ day, standing, onBegin }: DayCardProps) {
  const { id, title, as, company, place, minutes, about, deliverables } = day;
  const isGoing = standing !== undefined && standing.going !== null;
  return (
    <article
      id={id}
      className={`card ${styles["day"]}`}
      data-going={isGoing || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles["art"]}>
        <DayArch scenario={id} isLit={isGoing} />
      </div>
      <div className={styles["text"]}>
        <div className={styles["title"]}>
          <h3 id={`${id}-title`}>
            <button
              type="button"
              aria-disabled={standing === undefined || undefined}
              aria-label={`${verbOf(standing)} ${title}`}
              onClick={standing && onBegin}
            >
              {title}
            </button>
          </h3>
          <p className="num">
            {as}. {company}, {place}, {minutes} min
          </p>
        </div>
        <p className={styles["about"]}>{about}</p>
        <ul className={styles["kinds"]} aria-label="What you hand in">
          {deliverables.map((kind) => (
            <li key={kind}>
              <LineIcon name={DELIVERABLE_NAMES[kind].icon} small />
              {DELIVERABLE_NAMES[kind].label}
            </li>
          ))}
        </ul>
      </div>
      <div className={`num ${styles["foot"]}`}>
        <span>
          <Standing standing={standing} />
        </span>
        <Endings found={standing?.found ?? 0} of={day.endings} />
      </div>
    </article>
  );
}

function verbOf(standing: DayStanding | undefined): string {
  if (standing?.going) return "Go on with or begin anew:";
  return standing?.best ? "Play again:" : "Begin";
}

function Standing({ standing }: { readonly standing: DayStanding | undefined }) {
  if (!standing) return null;
  const { going, best } = standing;
  if (going)
    return (
      <span className={styles["going"]}>
        In progress, {going.handedIn} of {going.tasks}
      </span>
    );
  return best?.over ? <ScoreSign score={best.over.score} withNumber /> : "Not started";
}

/** A small arch for each ending, filled for those that were reached: which ones is not given away. */
function Endings({ found, of }: { readonly found: number; readonly of: number }) {
  return (
    <span className={styles["endings"]}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, number) => (
          // oxlint-disable-next-line react/no-array-index-key -- an ending that is not found has no name
          <i key={number} data-found={number < found || undefined} />
        ))}
      </span>
      {found > 0 ? `${found} of ${count(of, "ending")}` : count(of, "ending")}
    </span>
  );
}
