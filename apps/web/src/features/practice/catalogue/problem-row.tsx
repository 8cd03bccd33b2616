import { Link } from "@tanstack/react-router";
import { topicName, type ProblemEntry } from "@taiyari/domain/practice";
import { formatShortDate } from "../../../lib/dates.ts";
import { PROBLEM } from "../../../shared/practice/addresses.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { SHORT_NAMES } from "../code/language-names.ts";
import { LevelMark } from "../standing/level-mark.tsx";
import type { EntryStanding } from "../standing/entry-standing.ts";
import styles from "./problem-list.module.css";

interface ProblemRowProps {
  readonly entry: ProblemEntry;
  readonly standing: EntryStanding;
}

/** A problem of the list, with how far one is. */
export function ProblemRow({ entry, standing }: ProblemRowProps) {
  const { slug, title, level, topics, languages } = entry;
  const state = standing.isDue ? "due" : standing.state;
  return (
    <li data-state={state}>
      <Link to={PROBLEM} params={{ slug }}>
        <StateArch state={state} />
        <span>
          <b>{title}</b>
          <small>{topicName(topics[0] ?? "")}</small>
        </span>
        <LevelMark level={level} />
        <span className={styles["languages"]}>
          {languages.map((language) => (
            <i key={language}>{SHORT_NAMES[language]}</i>
          ))}
        </span>
        <span className={`num ${styles["what"]}`}>{whatOf(entry, standing)}</span>
      </Link>
    </li>
  );
}

const WORDS = { open: "Open", begun: "Begun", solved: "Solved", due: "Due" } as const;

function StateArch({ state }: { readonly state: keyof typeof WORDS }) {
  return (
    <span className={styles["arch"]} data-state={state}>
      {state === "solved" && <LineIcon name="check" small />}
      {state === "due" && <LineIcon name="redo" small />}
      <span className="vh">{WORDS[state]}</span>
    </span>
  );
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** "11 of 15 tests, 3 Nov", "Due today", "Solved 2 Nov, first try", "About 25 min" */
export function whatOf({ minutes }: ProblemEntry, standing: EntryStanding): string {
  const { state, isDue, last, lastAt, tries } = standing;
  const date = lastAt === null ? "" : formatShortDate(new Date(lastAt));
  if (isDue) return "Due for review";
  if (state === "solved") {
    const ordinal = ORDINALS[tries - 1];
    return `Solved ${date}, ${ordinal ? `${ordinal} try` : `${tries} tries`}`;
  }
  if (state === "begun" && last) return `${last.passed} of ${last.total} tests, ${date}`;
  return state === "begun" ? `Begun ${date}` : `About ${minutes} min`;
}
