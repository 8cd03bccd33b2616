import { count } from "../../lib/numbers.ts";
import { scoreWord } from "../../ui/score-sign.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { CheckTable } from "./check-table.tsx";
import { HowScored } from "./how-scored.tsx";
import { JumpLink } from "../../shared/report-places/jump-link.tsx";
import { ScoreDial } from "./score-dial.tsx";
import { improvementGain } from "../../shared/report/report-words.ts";
import { compareRules } from "../../shared/report/compare-rules.ts";
import { ScoreSum } from "./score-sum.tsx";
import { NextMark } from "../../ui/next-mark.tsx";
import type { ShownReport } from "../../shared/report/shown-report.ts";
import styles from "./verdict.module.css";

/** The score, what it means, what to do next, and what it is made of. */
export function Verdict({ stored }: { readonly stored: ShownReport }) {
  const { report, previous } = stored;
  const [next] = report.improvements;
  const rules = previous && compareRules(report.rulesVersion, previous.rulesVersion);
  return (
    <section className={`card ${styles["verdict"]}`} id="score" aria-labelledby="verdict-title">
      <ScoreDial
        score={report.score}
        reach={next ? next.resultingScore - report.score : 0}
        previous={previous}
        rules={rules}
      />
      <div className={styles["say"]}>
        <h2 id="verdict-title">{report.verdict.heading}</h2>
        <p>{report.verdict.text}</p>
        {next && (
          <div className={styles["nextBox"]}>
            <p>
              <NextMark />
              {next.title}. {count(improvementGain(report, next), "point")}, and you are at{" "}
              {next.resultingScore}%, {scoreWord(next.resultingScore)}.
            </p>
            <JumpLink to={`fix-${next.checkId}`}>
              Show me <LineIcon name="down" small />
            </JumpLink>
          </div>
        )}
      </div>
      <ScoreSum report={report} uploadId={stored.uploadId} />
      <HowScored report={report} uploadId={stored.uploadId} />
      <CheckTable report={report} />
    </section>
  );
}
