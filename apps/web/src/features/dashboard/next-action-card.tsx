import { type ReactNode, useState } from "react";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CheckIcon, GaugeIcon } from "../../ui/icons.tsx";
import { Niche } from "../../ui/niche.tsx";
import type { NextAction } from "./dashboard-data.ts";
import { ClockIcon } from "./clock-icon.tsx";
import styles from "./next-action-card.module.css";

interface NextActionCardProps {
  /** The best first. */
  readonly actions: readonly NextAction[];
  /** What stands in the niche, by axis. */
  readonly things: Readonly<Record<NextAction["axis"], () => ReactNode>>;
}

/** What to do next and why. "Show another" goes through the others, and round. */
export function NextActionCard({ actions, things }: NextActionCardProps) {
  const [turn, setTurn] = useState(0);
  const action = actions[turn % Math.max(1, actions.length)];
  if (!action) return <NothingLeft />;
  const Things = things[action.axis];
  return (
    <section className={`card ${styles["next"]}`} aria-labelledby="next-action">
      <div aria-live="polite">
        <p className={styles["eyebrow"]}>
          Next best action
          {turn % actions.length > 0 && `, ${(turn % actions.length) + 1} of ${actions.length}`}
        </p>
        <h2 id="next-action">{action.title}</h2>
      </div>
      <Niche isLit>
        <Things />
      </Niche>
      <p className={styles["why"]}>
        <b>Why this.</b> {action.why}
      </p>
      <ul className={`num ${styles["facts"]}`}>
        <li>
          <ClockIcon />
          {`About ${action.minutes} minutes`}
        </li>
        <li>
          <CheckIcon />
          {`Worth up to ${action.gain} ${action.gain === 1 ? "point" : "points"}`}
        </li>
      </ul>
      <div className={styles["acts"]}>
        <Link to={action.to} className={buttonClass("next")}>
          {action.button}
        </Link>
        {actions.length > 1 && (
          <Button kind="quiet" onClick={() => setTurn(turn + 1)}>
            Show another
          </Button>
        )}
      </div>
    </section>
  );
}

/** Nothing brings a point any more. */
function NothingLeft() {
  return (
    <section className={`card ${styles["next"]}`} aria-labelledby="next-action">
      <div>
        <p className={styles["eyebrow"]}>Next best action</p>
        <h2 id="next-action">Nothing is left to gain</h2>
      </div>
      <p className={styles["why"]}>
        All five axes are full. Hold what you have: reviews that are due show up here.
      </p>
      <ul className={styles["facts"]}>
        <li>
          <GaugeIcon />
          Ready on every axis
        </li>
      </ul>
    </section>
  );
}
