import type { InterviewReport } from "@taiyari/domain/interview";
import { formatDate } from "../../../lib/dates.ts";
import { JumpLink } from "../../../shared/report-places/jump-link.tsx";
import { NextMark } from "../../../ui/next-mark.tsx";
import { signed } from "../../../ui/score-change.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { ArchGauge } from "./arch-gauge.tsx";
import type { EarlierReport } from "./earlier-report.ts";
import { answerId } from "./places.ts";
import { ScoreMatrix } from "./score-matrix.tsx";
import type { ShownInterview } from "./shown-interview.ts";
import styles from "./verdict.module.css";

interface VerdictProps {
  readonly shown: ShownInterview;
  readonly report: InterviewReport;
  readonly before: EarlierReport | null;
}

/** The score, what it means, the next step, and the sum it is made of. */
export function Verdict({ shown, report, before }: VerdictProps) {
  const { score, next } = report;
  const target = targetOf(report);
  return (
    <section className={`card ${styles["verdict"]}`} aria-labelledby="summary">
      {score !== null && (
        <div className={styles["dial"]}>
          <ArchGauge score={score} reach={next?.score ?? null} />
          <p className="num">
            <ScoreSign score={score} />
            {before && (
              <>
                <b data-down={score < before.score || undefined}>{signed(score - before.score)}</b>
                <span>
                  {before.score} on {formatDate(before.startedAt)}
                </span>
              </>
            )}
          </p>
        </div>
      )}
      <div className={styles["say"]}>
        <h2 id="summary">{report.headline}</h2>
        <p>{report.summary}</p>
        {next && (
          <div className={styles["next"]}>
            <p>
              <NextMark />
              {next.text}
              {next.points > 0 && (
                <>
                  {" "}
                  Worth {next.points === 1 ? "1 point" : `${next.points} points`}, and you are at{" "}
                  <b className="num">{next.score}</b>.
                </>
              )}
            </p>
            {target !== null && (
              <JumpLink to={answerId(target)} className="btn btn-line">
                Show me
              </JumpLink>
            )}
          </div>
        )}
      </div>
      {report.answers.length > 0 && (
        <div className={styles["made"]}>
          <ScoreMatrix shown={shown} report={report} />
        </div>
      )}
    </section>
  );
}

/** The answer that has most to gain. */
function targetOf({ answers }: InterviewReport): number | null {
  const [worst] = answers.toSorted((a, b) => a.points - b.points);
  return worst?.question ?? null;
}
