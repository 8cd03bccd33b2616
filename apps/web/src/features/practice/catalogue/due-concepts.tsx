import { Link } from "@tanstack/react-router";
import { topicName } from "@taiyari/domain/practice";
import { count } from "../../../lib/numbers.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { DueCard } from "../../../ui/due-card.tsx";
import { LevelMark } from "../standing/level-mark.tsx";
import type { DueConcept } from "../standing/practice.ts";
import styles from "./practice.module.css";

interface DueConceptsProps {
  /** Those due first, first. */
  readonly due: readonly DueConcept[];
  readonly hasSolved: boolean;
}

const MOST = 3;

/** Concepts that are about to be forgotten, each with another problem. */
export function DueConcepts({ due, hasSolved }: DueConceptsProps) {
  const [first] = due;
  const minutes = due.reduce((sum, { entry }) => sum + entry.minutes, 0);
  return (
    <DueCard
      className={styles["due"]}
      due={
        first
          ? {
              count: due.length,
              what: `${due.length === 1 ? "concept" : "concepts"} today, about ${count(minutes, "minute")}`,
            }
          : null
      }
      hasLearned={hasSolved}
      promise="A concept comes back a few days after you solve it, with another problem, before you forget it."
    >
      <ul>
        {due.slice(0, MOST).map(({ topic, entry }) => (
          <li key={topic}>
            <span>
              <b>{topicName(topic)}</b>
              <small>With another problem: {entry.title}</small>
            </span>
            <LevelMark level={entry.level} />
          </li>
        ))}
      </ul>
      {first && (
        <Link className={buttonClass("primary")} to={PROBLEM} params={{ slug: first.entry.slug }}>
          Begin with {lowerFirst(topicName(first.topic))}
        </Link>
      )}
    </DueCard>
  );
}

/** SQL stays SQL. */
function lowerFirst(name: string): string {
  return /^[A-Z]{2}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
