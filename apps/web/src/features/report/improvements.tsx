import { useState } from "react";
import { count } from "../../lib/numbers.ts";
import { improvementPlace } from "../../shared/report-places/places.ts";
import { Button } from "../../ui/button.tsx";
import { style } from "../../ui/css-variables.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { scoreTone } from "../../ui/score-sign.tsx";
import { EvidenceView } from "./evidence-view.tsx";
import {
  axisScore,
  gainOf,
  improvementGain,
  inWords,
  type Check,
  type Improvement,
  type Report,
  type ReportLine,
} from "../../shared/report/report-words.ts";
import { Section } from "./section.tsx";
import { usePrinting } from "./use-printing.ts";
import styles from "./improvements.module.css";

const SHOWN_AT_FIRST = 6;

interface ImprovementsProps {
  readonly report: Report;
  readonly lines: readonly ReportLine[];
  /** Null for a visitor, who may not see the file. */
  readonly uploadId: string | null;
}

/** What to do, largest gain first, each with its evidence. */
export function Improvements({ report, lines, uploadId }: ImprovementsProps) {
  const isPrinting = usePrinting();
  const [showsAll, setShowsAll] = useState(false);
  const { improvements } = report;
  const hidden = showsAll ? [] : improvements.slice(SHOWN_AT_FIRST);
  const gain = hidden.reduce((sum, one) => sum + improvementGain(report, one), 0);
  const best = improvements.at(-1)?.resultingScore;

  return (
    <Section
      id="improve"
      title="Improvement Areas"
      beside={
        best !== undefined && improvements.length > 1 ? (
          <p>
            Largest gain first. All {inWords(improvements.length)} together: {best}%.
          </p>
        ) : null
      }
    >
      <div className={`card ${styles["list"]}`}>
        {improvements.length === 0 && (
          <p className={styles["none"]}>No check found anything to improve.</p>
        )}
        {improvements.map((improvement, index) => (
          <Fix
            key={improvement.checkId}
            improvement={improvement}
            report={report}
            lines={lines}
            uploadId={uploadId}
            isFirst={index === 0}
            isHidden={!showsAll && index >= SHOWN_AT_FIRST}
            isPrinting={isPrinting}
          />
        ))}
        {hidden.length > 0 && (
          <div className={styles["more"]}>
            <Button kind="quiet" onClick={() => setShowsAll(true)}>
              Show {hidden.length} more, {count(gain, "point")} <LineIcon name="down" small />
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

interface FixProps extends ImprovementsProps {
  readonly improvement: Improvement;
  readonly isFirst: boolean;
  readonly isHidden: boolean;
  readonly isPrinting: boolean;
}

function Fix(props: FixProps) {
  const { improvement, report, lines, uploadId, isFirst, isHidden, isPrinting } = props;
  const [isOpen, setIsOpen] = useState(isFirst);
  const check = report.checks.find(({ id }) => id === improvement.checkId);
  const gain = improvementGain(report, improvement);
  return (
    <details
      id={improvementPlace(improvement.checkId)}
      className={isFirst ? `${styles["fix"]} ${styles["next"]}` : styles["fix"]}
      // Only one of a name can be open; on paper all are.
      {...(isPrinting ? {} : { name: "improvement" })}
      open={isOpen || isPrinting}
      data-hidden={isHidden && !isOpen && !isPrinting}
      onToggle={(event) => {
        if (!isPrinting) setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span className={styles["gain"]}>
          <span>
            <b>+{gain}</b> {gain === 1 ? "point" : "points"}
          </span>
          <i style={style({ "--n": gain })} aria-hidden="true" />
        </span>
        <span>
          <h3>{improvement.title}</h3>
          <small>{improvement.subtitle}</small>
        </span>
        <span className={styles["then"]}>
          makes <b>{improvement.resultingScore}%</b>
        </span>
        <LineIcon name="down" />
      </summary>
      {check && (
        <EvidenceView
          check={check}
          why={improvement.why}
          movesOthers={gain > gainOf(check)}
          tone={axisTone(report, check)}
          lines={lines}
          uploadId={uploadId}
          isOnPaper={isPrinting}
        />
      )}
    </details>
  );
}

function axisTone({ axes }: Report, check: Check): string {
  const axis = axes.find((other) => other.axis === check.axis);
  return scoreTone(axis ? (axisScore(axis) ?? 0) : 0);
}
