import { formatDate } from "../../lib/dates.ts";
import { MeasureBar } from "../../ui/measure-bar.tsx";
import { ScoreSign } from "../../ui/score-sign.tsx";
import type { Report } from "../../shared/report/report-words.ts";
import { compareRules } from "../../shared/report/compare-rules.ts";
import { Section } from "./section.tsx";
import type { ShownReport } from "../../shared/report/shown-report.ts";
import styles from "./measures.module.css";

interface SkillsAnalysisProps {
  readonly skills: Report["skills"];
  readonly previous: ShownReport["previous"];
  readonly rulesVersion: string;
}

/** The same checks by part of the page, as bars. */
export function SkillsAnalysis({ skills, previous, rulesVersion }: SkillsAnalysisProps) {
  const before = new Map(previous?.skills.map(({ id, score }) => [id, score]));
  const rules = previous && compareRules(rulesVersion, previous.rulesVersion);
  return (
    <Section id="skills" title="Skills Analysis">
      <div className={`card ${styles["card"]}`}>
        <ul className={styles["bars"]}>
          {skills.map(({ id, name, score, text }) => (
            <li key={id}>
              <span className={styles["name"]}>{name}</span>
              {score === null ? (
                <span className="small muted">Not measured</span>
              ) : (
                <>
                  <ScoreSign score={Math.round(score)} withNumber />
                  <span className={styles["track"]}>
                    <MeasureBar score={Math.round(score)} before={rounded(before.get(id))} />
                  </span>
                </>
              )}
              <small>{text}</small>
            </li>
          ))}
        </ul>
        <p className={styles["scale"]} aria-hidden="true">
          <span>0</span>
          <span>60</span>
          <span>80</span>
          <span>100</span>
        </p>
        <p className={styles["key"]}>
          {previous && <u aria-hidden="true" />}
          <span>
            {previous &&
              `Where you stood on ${formatDate(previous.madeAt)}${rules ? ", by the rules of then" : ""}. `}
            The same checks by part of the page; not added to the score again.
          </span>
        </p>
      </div>
    </Section>
  );
}

function rounded(score: number | null | undefined): number | null {
  return typeof score === "number" ? Math.round(score) : null;
}
