import type { ReactNode } from "react";
import { InterviewIcon, LearningIcon, PracticeIcon } from "../../../ui/icons.tsx";
import styles from "./course.module.css";

interface Person {
  readonly who: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const PEOPLE: readonly Person[] = [
  {
    who: "You have never programmed",
    text: "Nothing is assumed but a spreadsheet. Every word is explained where it first stands.",
    icon: <LearningIcon />,
  },
  {
    who: "You interview as a data analyst",
    text: "Joins, windows, dates and NULL, asked as interviewers ask them, on data with gaps.",
    icon: <InterviewIcon />,
  },
  {
    who: "You write software",
    text: "Go straight to transactions, constraints and analytical patterns. Any page can be opened.",
    icon: <PracticeIcon />,
  },
];

export function ForWhom() {
  return (
    <section className={styles["section"]} aria-labelledby="for-whom">
      <h2 id="for-whom">For whom</h2>
      <ul className={styles["whom"]}>
        {PEOPLE.map(({ who, text, icon }) => (
          <li key={who} className="card">
            <span className="tile">{icon}</span>
            <b>{who}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
