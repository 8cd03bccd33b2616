import {
  daysLeft,
  goalsOf,
  type GoalSetting,
  outcomeOf,
  standingOf,
  type WeekCount,
} from "@taiyari/domain/goals";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { formatShortDate } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { style } from "../../ui/css-variables.ts";
import { HeadedCard } from "../../ui/headed-card.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { GoalsDialog } from "./goals-dialog.tsx";
import { GOAL_NAMES, goalText, weekSentence } from "./words.ts";
import styles from "./goals-card.module.css";

interface GoalsCardProps {
  /** What was done, the earliest week first and this one last. */
  readonly weeks: readonly WeekCount[];
  /** "2026-11-23", where the person is. */
  readonly today: string;
}

/** The goals of this week and how far they are, and whether earlier weeks were kept. For the dashboard. */
export function GoalsCard({ weeks, today }: GoalsCardProps) {
  const query = useQuery(api.goals.read.queryOptions());
  const [isOpen, setOpen] = useState(false);
  const settings = query.data?.settings;
  const week = weeks.at(-1);
  const goals = settings && week ? goalsOf(settings, week.monday) : {};
  const hasGoals = Object.keys(goals).length > 0;
  return (
    <HeadedCard
      title="This week’s goals"
      isBusy={query.isPending}
      beside={
        hasGoals && (
          <button type="button" onClick={() => setOpen(true)}>
            Change goals
          </button>
        )
      }
    >
      {query.isError && !settings && (
        <p className={styles["words"]}>
          Your goals could not be loaded. Load the page again in a moment.
        </p>
      )}
      {settings && !hasGoals && (
        <>
          <p className={styles["words"]}>
            Choose what a good week is for you. It is counted by itself, from Monday on.
          </p>
          <p>
            <Button kind="line" onClick={() => setOpen(true)}>
              Set a goal for the week
            </Button>
          </p>
        </>
      )}
      {settings && week && hasGoals && (
        <>
          <ul className={styles["goals"]}>
            {standingOf(goals, week).map(({ kind, goal, done, share }) => (
              <li key={kind} data-kept={done >= goal || undefined}>
                <p className="num">
                  <b>{GOAL_NAMES[kind].title}</b>
                  <span>{`${goalText(kind, done, goal)}${done >= goal ? ", reached" : ""}`}</span>
                </p>
                <span className={styles["bar"]} aria-hidden="true">
                  <i style={style({ "--share": share })} />
                </span>
              </li>
            ))}
          </ul>
          <p className={`num ${styles["words"]}`}>
            {weekSentence(outcomeOf(goals, week) === "kept", daysLeft(today))}
          </p>
        </>
      )}
      {settings && <EarlierWeeks settings={settings} weeks={weeks.slice(0, -1)} />}
      {isOpen && <GoalsDialog goals={goals} onClose={() => setOpen(false)} />}
    </HeadedCard>
  );
}

const OUTCOMES = { kept: "Kept", missed: "Not this time", none: "No goal" };

interface EarlierWeeksProps {
  readonly settings: readonly GoalSetting[];
  readonly weeks: readonly WeekCount[];
}

/** Nothing before the first goal was set. */
function EarlierWeeks({ settings, weeks }: EarlierWeeksProps) {
  const first = settings[0]?.from;
  const told = weeks.filter(({ monday }) => first !== undefined && monday >= first);
  if (told.length === 0) return null;
  return (
    <ol className={styles["weeks"]} aria-label="Earlier weeks">
      {told.map((week) => {
        const outcome = outcomeOf(goalsOf(settings, week.monday), week);
        return (
          <li key={week.monday} className="num" data-outcome={outcome}>
            {formatShortDate(`${week.monday}T12:00:00`)}
            <b>
              {outcome === "kept" && <LineIcon name="check" small />}
              {OUTCOMES[outcome]}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
