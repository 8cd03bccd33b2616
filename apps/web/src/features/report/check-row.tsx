import { useState } from "react";
import { count } from "../../lib/numbers.ts";
import { checkPlace, improvementPlace } from "../../shared/report-places/places.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { TickMeter } from "../../ui/tick-meter.tsx";
import { detailOf } from "./check-detail.ts";
import { JumpLink } from "../../shared/report-places/jump-link.tsx";
import { linesInWords, type Check, type Report } from "../../shared/report/report-words.ts";
import styles from "./check-table.module.css";

interface CheckRowProps {
  readonly check: Check;
  readonly report: Report;
}

/** One check of the table. Its title is a button that opens what stands behind it. */
export function CheckRow({ check, report }: CheckRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailId = `check-${check.id}-detail`;
  return (
    <>
      <tr id={checkPlace(check.id)} data-open={isOpen}>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <LineIcon name="right" small />
            {check.title}
          </button>
        </th>
        <td>
          {check.maxPoints > 0 ? (
            <>
              <span className={styles["points"]}>
                {check.points} of {check.maxPoints}
              </span>
              <TickMeter points={check.points} maxPoints={check.maxPoints} size="tiny" decorative />
            </>
          ) : (
            "Not counted"
          )}
        </td>
        <td>{check.finding}</td>
      </tr>
      {isOpen && (
        <tr id={detailId} className={styles["detail"]}>
          <td colSpan={3}>
            <Detail check={check} report={report} />
          </td>
        </tr>
      )}
    </>
  );
}

function Detail({ check, report }: CheckRowProps) {
  const { weight, looksAt, source, advice, gain, lines, improvement } = detailOf(report, check);
  return (
    <dl>
      {looksAt !== null && (
        <div>
          <dt>Looks at</dt>
          <dd>{looksAt}</dd>
        </div>
      )}
      {weight !== null && (
        <div>
          <dt>Weight</dt>
          <dd>
            {count(weight, "point")}.
            {check.maxPoints === 0 && " It does not apply here, so it counts on neither side."}
          </dd>
        </div>
      )}
      <div>
        <dt>Result</dt>
        <dd>
          {check.maxPoints > 0
            ? `${check.points} of ${count(check.maxPoints, "point")}.`
            : "Not measured."}
          {lines.length > 0 && ` ${linesInWords(lines)}.`}
        </dd>
      </div>
      <div>
        <dt>What to do</dt>
        <dd>
          {advice ? (
            <>
              <b>{advice.title}.</b> {advice.why}
            </>
          ) : (
            nothingToDo(check)
          )}{" "}
          {improvement && (
            <JumpLink to={improvementPlace(improvement.checkId)}>Show me where</JumpLink>
          )}
        </dd>
      </div>
      {gain > 0 && (
        <div>
          <dt>It would bring</dt>
          <dd>
            <b className={styles["gain"]}>+{gain}</b>{" "}
            {improvement && improvement.gain > gain
              ? `Of the ${improvement.gain} points of “${improvement.title}”.`
              : `${gain === 1 ? "Point" : "Points"} of the score.`}
          </dd>
        </div>
      )}
      {source !== null && (
        <div>
          <dt>Source of the rule</dt>
          <dd>{source}</dd>
        </div>
      )}
    </dl>
  );
}

function nothingToDo({ points, maxPoints }: Check): string {
  if (maxPoints === 0) return "Nothing: it was not measured.";
  return points >= maxPoints ? "Nothing: it is full." : "This report keeps no advice for it.";
}
