import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import {
  ArrowIcon,
  InterviewIcon,
  LearningIcon,
  PracticeIcon,
  ResumeIcon,
  SimulationIcon,
} from "../../ui/icons.tsx";
import { HindiName, Mark } from "../../ui/logo.tsx";
import { useUser } from "../../lib/session.ts";
import { Study } from "./study.tsx";
import styles from "./landing-page.module.css";

const SOLUTIONS = [
  { name: "Learning", text: "Courses you run in the page, SQL first", Icon: LearningIcon },
  { name: "Resume Engine", text: "Read it as an ATS does, then fix it", Icon: ResumeIcon },
  { name: "Interview Studio", text: "A mock interview for your role", Icon: InterviewIcon },
  { name: "Practice Lab", text: "Coding and SQL, judged at once", Icon: PracticeIcon },
  { name: "Work Simulation", text: "A day at work before the first day", Icon: SimulationIcon },
];

/** The front door: one heading, one sentence, one button, one picture. */
export function LandingPage() {
  const user = useUser();
  return (
    <div className={styles["page"]}>
      <main id="main" className={styles["hero"]}>
        <div className={styles["text"]}>
          <Mark />
          <h1>
            <span className={styles["to"]}>Welcome to</span>{" "}
            <span className={styles["name"]}>
              Taiyari <HindiName />
            </span>
          </h1>
          <p className="lead">
            <span>What is wrong with my resume?</span> <span>What will they ask me?</span>{" "}
            <span>Am I ready?</span> <span>Answer all three,</span>{" "}
            <span>one quiet evening at a time.</span>
          </p>
          <Link to={user ? "/dashboard" : "/login"} className={buttonClass("next", "btn-lg")}>
            Begin Your Journey <ArrowIcon />
          </Link>
        </div>
        <div className={styles["art"]}>
          <Study />
        </div>
      </main>
      <section className={styles["strip"]} aria-labelledby="solutions">
        <h2 id="solutions" className="vh">
          Five solutions
        </h2>
        <ol>
          {SOLUTIONS.map(({ name, text, Icon }) => (
            <li key={name}>
              <span className="tile">
                <Icon />
              </span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
