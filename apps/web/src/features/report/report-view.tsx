import type { StoredReport } from "@taiyari/contract";
import { useMemo, type ComponentType } from "react";
import { usePageTitle } from "../../ui/page-title.ts";
import { scoreWord } from "../../ui/score-sign.tsx";
import { Comparison } from "./comparison.tsx";
import { Improvements } from "./improvements.tsx";
import { JobMatch } from "./job-match.tsx";
import { JumpNav, type Place } from "../../shared/report-places/jump-nav.tsx";
import { KeyInsights } from "./key-insights.tsx";
import { MarketAlignment } from "./market-alignment.tsx";
import { ReportHeader } from "./report-header.tsx";
import { SkillsAnalysis } from "./skills-analysis.tsx";
import { Verdict } from "./verdict.tsx";
import type { ShownReport } from "../../shared/report/shown-report.ts";
import styles from "./report.module.css";

interface ReportViewProps {
  readonly stored: StoredReport;
  /** Buttons at the end of the head. */
  readonly Actions?: ComponentType<{ readonly stored: StoredReport }> | undefined;
}

/** A report from its score to its comparison with the one before. */
export function ReportView({ stored, Actions }: ReportViewProps) {
  return (
    <article className={styles["page"]}>
      <ReportHeader stored={stored} Actions={Actions} />
      <ReportBody stored={stored} />
    </article>
  );
}

/** All of a report but its header. */
export function ReportBody({ stored }: { readonly stored: ShownReport }) {
  const { report, previous } = stored;
  usePageTitle(`Resume report, ${report.score}%, ${scoreWord(report.score)}`);
  const hasPrevious = previous !== null;
  const places = useMemo(() => placesOf(hasPrevious), [hasPrevious]);
  return (
    <>
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
    </>
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
