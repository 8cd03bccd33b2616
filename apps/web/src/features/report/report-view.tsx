import type { StoredReport } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { useMemo, type ComponentType } from "react";
import { formatDate } from "../../lib/dates.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { scoreWord } from "../../ui/score-sign.tsx";
import { Breakable } from "../../ui/breakable.tsx";
import { Comparison } from "./comparison.tsx";
import { Improvements } from "./improvements.tsx";
import { JobMatch } from "./job-match.tsx";
import { JumpNav, type Place } from "./jump-nav.tsx";
import { KeyInsights } from "./key-insights.tsx";
import { MarketAlignment } from "./market-alignment.tsx";
import { ordinal } from "./report-words.ts";
import { SkillsAnalysis } from "./skills-analysis.tsx";
import { Verdict } from "./verdict.tsx";
import styles from "./report.module.css";

interface ReportViewProps {
  readonly stored: StoredReport;
  /** Buttons at the end of the head. */
  readonly Actions?: ComponentType<{ readonly stored: StoredReport }> | undefined;
}

/** A report from its score to its comparison with the one before. */
export function ReportView({ stored, Actions }: ReportViewProps) {
  const { report, previous } = stored;
  usePageTitle(`Resume report, ${report.score}%, ${scoreWord(report.score)}`);
  const hasPrevious = previous !== null;
  const places = useMemo(() => placesOf(hasPrevious), [hasPrevious]);
  return (
    <article className={styles["page"]}>
      <ReportHeader stored={stored} Actions={Actions} />
      <JumpNav places={places} />
      <Verdict stored={stored} />
      <KeyInsights report={report} />
      <Improvements report={report} lines={stored.lines} uploadId={stored.uploadId} />
      <div className={styles["two"]}>
        <SkillsAnalysis
          skills={report.skills}
          previous={previous}
          rulesVersion={report.rulesVersion}
        />
        <MarketAlignment market={report.market} />
      </div>
      <JobMatch match={report.match} uploadId={stored.uploadId} />
      {previous && <Comparison report={report} previous={previous} />}
    </article>
  );
}

function ReportHeader({ stored, Actions }: ReportViewProps) {
  return (
    <header className={styles["head"]}>
      <nav className={styles["crumb"]} aria-label="Breadcrumb">
        <Link to="/resume">Resume Builder</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">Report</span>
      </nav>
      <h1>{stored.targetRole || "Resume report"}</h1>
      <p>
        <span>
          <Breakable text={stored.fileName} />
        </span>
        <span>
          {formatDate(stored.madeAt)}, {ordinal(stored.ordinal)} report
        </span>
        <Link to="/resume/report/machine" search={{ id: stored.uploadId }}>
          What a machine reads
        </Link>
        <Link to="/resume/report" search={{ id: stored.uploadId }}>
          Change the target
        </Link>
      </p>
      {Actions && (
        <div className={styles["ways"]}>
          <Actions stored={stored} />
        </div>
      )}
    </header>
  );
}

function placesOf(hasPrevious: boolean): Place[] {
  return [
    { id: "score", label: "Score" },
    { id: "insights", label: "Insights" },
    { id: "improve", label: "Improve" },
    { id: "skills", label: "Skills" },
    { id: "market", label: "Market" },
    { id: "match", label: "Job match" },
    ...(hasPrevious ? [{ id: "compare", label: "Compare" }] : []),
  ];
}
