import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { DESK } from "../../../shared/simulation/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { numberWord } from "../../../lib/number-words.ts";
import type { PlayedRun, Waiting } from "./played.ts";
import styles from "./home.module.css";

/** How many of those who wait are named. */
const MOST_NAMED = 2;

/** The day that stands still: at what time, who waits for what until when, and the way back. */
export function NextBar({ going }: { readonly going: PlayedRun }) {
  const { own, title, time, tasks, handedIn, waiting } = going;
  const isBegun = own.events.length > 0;
  return (
    <section className={styles["next"]} aria-label="Next">
      <span>Next</span>
      <p className="num">
        <b>{isBegun ? `${title} stands still at ${time}.` : `${title} has not begun yet.`}</b>{" "}
        {isBegun && waitingText(waiting)}{" "}
        <small>
          Begun {formatDate(own.head.startedAt)}, {handedIn} of {tasks} handed in
        </small>
      </p>
      <Link className={buttonClass("next")} to={DESK} params={{ id: own.head.id }}>
        {isBegun ? "Back to the desk" : "To the desk"}
      </Link>
    </section>
  );
}

/** "Priya waits for your mail until 11:00, Rohit has waited for your query since 10:45." */
export function waitingText(waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return "Nobody waits for anything now.";
  const named = waiting
    .slice(0, MOST_NAMED)
    .map(({ person, work, due, isLate }) =>
      isLate
        ? `${person} has waited for ${work} since ${due}`
        : `${person} waits for ${work} until ${due}`,
    );
  const more = waiting.length - named.length;
  const others =
    more === 0 ? [] : [`and ${numberWord(more)} more ${more === 1 ? "waits" : "wait"}`];
  return `${[...named, ...others].join(", ")}.`;
}
