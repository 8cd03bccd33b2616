import type { ReactNode } from "react";
import type { Scenario } from "@taiyari/domain/simulation";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon, type LineIconName } from "../../../../ui/line-icon.tsx";
import { NicheLight } from "../../../../ui/niche.tsx";
import { DayArch } from "../../pictures/day-arch.tsx";
import { PersonLine } from "../../people/person-line.tsx";
import { dateText, dayTime } from "../frame/day-text.ts";
import styles from "./stops.module.css";

interface StartSheetProps {
  readonly scenario: Scenario;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}

/** What one knows before the day begins. The clock waits. */
export function StartSheet({ scenario, onStart, onLeave }: StartSheetProps) {
  const { clock } = scenario;
  return (
    <div className={styles["opening"]}>
      <section className={styles["start"]} aria-labelledby="start-title">
        <div className={styles["title"]}>
          <div>
            <p className={styles["where"]}>
              {dateText(scenario.date)}. {scenario.company}, {scenario.place}
            </p>
            <h1 id="start-title">{scenario.title}</h1>
            <p className={styles["brief"]}>{scenario.brief}</p>
          </div>
          <NicheLight />
          <DayArch scenario={scenario.id} isLit />
        </div>
        <ul className={`num ${styles["rules"]}`}>
          <Rule icon="clock" title={`${dayTime(clock.start)} to ${dayTime(clock.end)}`}>
            One minute of yours is {inWords(clock.pace)} here, so the day takes about{" "}
            {scenario.minutes} minutes.
          </Rule>
          <Rule icon="pause" title="You may pause">
            At any time, and leave the desk: the clock waits, and what you wrote stays.
          </Rule>
          <Rule icon="list" title="Work comes by itself">
            {scenario.tasks.length} pieces of it, in mails and in the chat. Nobody says which one
            goes first.
          </Rule>
          <Rule icon="people" title="It ends with a debrief">
            What you decided and what it cost, and how each of them saw you.
          </Rule>
        </ul>
        <h2>Who you work with</h2>
        <ul className={styles["people"]}>
          {scenario.people.map(({ id }) => (
            <li key={id}>
              <PersonLine scenario={scenario} person={id} />
            </li>
          ))}
        </ul>
        <div className={styles["ways"]}>
          <Button kind="next" className="btn-lg" onClick={onStart}>
            Start the day
          </Button>
          <Button kind="quiet" onClick={onLeave}>
            Not now
          </Button>
        </div>
      </section>
    </div>
  );
}

interface RuleProps {
  readonly icon: LineIconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Rule({ icon, title, children }: RuleProps) {
  return (
    <li>
      <LineIcon name={icon} />
      <span>
        <b>{title}</b>
        {children}
      </span>
    </li>
  );
}

const WORDS = ["none", "one", "two", "three", "four", "five", "six"] as const;

function inWords(number: number): string {
  return WORDS[number] ?? String(number);
}
