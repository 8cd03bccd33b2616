import type { Scenario, TimelineEntry } from "@taiyari/domain/simulation";
import { useState } from "react";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon, type LineIconName } from "../../../ui/line-icon.tsx";
import { clockTime, withClockTimes } from "./day-words.ts";
import { pillsOf } from "./entry-pills.ts";
import section from "./section.module.css";
import styles from "./timeline.module.css";

interface TimelineProps {
  readonly scenario: Scenario;
  readonly entries: readonly TimelineEntry[];
}

/** What was decided and what it cost; with every message where somebody wants to see them. */
export function Timeline({ scenario, entries }: TimelineProps) {
  const [isWhole, setIsWhole] = useState(false);
  const asides = entries.filter(({ isAside }) => isAside).length;
  const shown = isWhole ? entries : entries.filter(({ isAside }) => !isAside);
  return (
    <section aria-labelledby="decided">
      <div className={section["head"]}>
        <h2 id="decided">What you decided, and what it cost</h2>
        <p>
          {isWhole || asides === 0
            ? "From the log of your day, nothing left out"
            : "From the log of your day"}
        </p>
      </div>
      <div className={`card ${styles["card"]}`}>
        <ol className={styles["list"]}>
          {shown.map((entry, number) => (
            // oxlint-disable-next-line react/no-array-index-key -- two entries of a minute may say the same
            <Entry key={`${entry.at} ${entry.title} ${number}`} scenario={scenario} entry={entry} />
          ))}
        </ol>
        {asides > 0 && (
          <div className={styles["more"]}>
            <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole
                ? "Show only what was decided"
                : `Show the rest of the log, ${count(asides, "line")} that decided nothing`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

const ICONS = {
  came: "mail",
  plain: "send",
  good: "check",
  mixed: "half",
  bad: "cross",
} as const satisfies Record<TimelineEntry["tone"], LineIconName>;

/** Said to those who do not see the sign. */
const TONES = {
  came: "",
  plain: "",
  good: "Went well: ",
  mixed: "Mixed: ",
  bad: "Went badly: ",
} as const satisfies Record<TimelineEntry["tone"], string>;

interface EntryProps {
  readonly scenario: Scenario;
  readonly entry: TimelineEntry;
}

function Entry({ scenario, entry }: EntryProps) {
  const { at, tone, title, quote, text } = entry;
  return (
    <li data-tone={tone} className={styles["entry"]}>
      <time className="num">{clockTime(at)}</time>
      <span className={styles["sign"]}>
        <LineIcon name={ICONS[tone]} />
      </span>
      <div>
        <b>
          {TONES[tone] !== "" && <span className="vh">{TONES[tone]}</span>}
          {withClockTimes(title)}
        </b>
        {quote !== "" && <q>{quote}</q>}
        {text !== "" && <p>{withClockTimes(text)}</p>}
      </div>
      <div className={`num ${styles["pills"]}`}>
        {pillsOf(entry, scenario.people).map((pill) => (
          <span key={pill.text} className={styles["pill"]} data-tone={pill.tone}>
            {pill.text}
          </span>
        ))}
      </div>
    </li>
  );
}
