import type { WhereNext } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Niche } from "../../ui/niche.tsx";
import type { StepProgress } from "./progress.ts";
import { STEPS, type Step } from "./steps.ts";
import styles from "./overview-page.module.css";

interface JourneyStepProps {
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  readonly standing: StepProgress | null;
  /** What to do here next; null where the lamp is lit elsewhere. */
  readonly next: WhereNext["next"];
  /** Whether the person is ready in what this step is for. */
  readonly isWalked: boolean;
}

/** One step: its niche, what it is for, where the person stands, and the way in. */
export function JourneyStep({ step, number, standing, next, isWalked }: JourneyStepProps) {
  const { title, text, points, button, to, Things } = step;
  const isNext = next !== null;
  return (
    <li className={`${styles["step"]} ${isWalked ? styles["walked"] : ""}`}>
      <div className={styles["art"]}>
        <Niche isLit={isNext}>
          <Things />
        </Niche>
      </div>
      <div className={styles["say"]}>
        <div className={styles["head"]}>
          <p className={styles["top"]}>
            <span>
              Step {number} of {STEPS.length}
            </span>
            {isNext && <span className="tag tag-next">Next for you</span>}
          </p>
          <h2>{title}</h2>
        </div>
        <p>{text}</p>
        <ul className={styles["points"]}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {standing && <Stand standing={standing} />}
        {next && (
          <p className={styles["next"]}>
            <b>
              <Link to={next.to}>{next.title}</Link>
            </b>{" "}
            <span className="num">{next.minutes} min</span>
            <br />
            {next.why}
          </p>
        )}
        <Link to={to} className={buttonClass(isNext ? "next" : "line")}>
          {button}
        </Link>
      </div>
    </li>
  );
}

function Stand({ standing }: { readonly standing: StepProgress }) {
  const { last, now, share } = standing;
  return (
    <p className={styles["stand"]}>
      <span>{last}</span>{" "}
      <strong className="num">
        {now.score ? (
          <span className={`score ${now.score}`}>
            {now.text}, <i>{now.score}</i>
          </span>
        ) : (
          now.text
        )}
      </strong>
      {share !== null && (
        <span className="meter" aria-hidden="true">
          <span style={{ width: `${share}%` }} />
        </span>
      )}
    </p>
  );
}
