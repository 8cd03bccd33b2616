import type { CompetencyDebrief } from "@taiyari/domain/simulation";
import { StepBand } from "../../../ui/step-band.tsx";
import { COMPETENCY_NAMES } from "./competency-names.ts";
import { clockTime } from "./day-words.ts";
import section from "./section.module.css";
import styles from "./competencies.module.css";

interface CompetenciesProps {
  readonly competencies: readonly CompetencyDebrief[];
}

const MOST = 3;

/** Six bands, each with the words and decisions it rests on. */
export function Competencies({ competencies }: CompetenciesProps) {
  const [weakest] = competencies
    .filter(({ level }) => level !== null)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  return (
    <section aria-labelledby="competencies">
      <div className={section["head"]}>
        <h2 id="competencies">Six competencies</h2>
        <p>0 to 3, each with what it rests on</p>
      </div>
      <ul className={`card num ${styles["list"]}`}>
        {competencies.map(({ id, level, evidence }) => (
          <li key={id}>
            <div className={styles["head"]}>
              <h3>{COMPETENCY_NAMES[id]}</h3>
              {level !== null && (
                <span className={styles["level"]}>
                  <StepBand
                    score={Math.round(level)}
                    of={MOST}
                    hasNext={id === weakest?.id && Math.round(level) < MOST}
                  />
                  <small aria-hidden="true">{level}</small>
                </span>
              )}
            </div>
            {evidence.length === 0 ? (
              <p>Nothing in this day showed it.</p>
            ) : (
              evidence.map(({ at, why, quote }) => (
                <p key={`${at} ${why}`}>
                  <b>{why}</b> {quote === "" ? "" : `“${quote}”, `}
                  {clockTime(at)}.
                </p>
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
