import { LineIcon, type LineIconName } from "../../ui/line-icon.tsx";
import { JumpLink } from "../../shared/report-places/jump-link.tsx";
import { linesInWords, type Report } from "../../shared/report/report-words.ts";
import { Section } from "./section.tsx";
import styles from "./key-insights.module.css";

type Insight = Report["insights"][number];

interface Kind {
  readonly type: Insight["type"];
  readonly title: string;
  readonly icon: LineIconName;
  readonly tone: string;
  readonly none: string;
}

const KINDS: readonly Kind[] = [
  {
    type: "positive",
    title: "Positive",
    icon: "check-circle",
    tone: "is-high",
    none: "Nothing stands out yet.",
  },
  {
    type: "warning",
    title: "Warning",
    icon: "warn",
    tone: "is-medium",
    none: "Nothing to warn of.",
  },
  {
    type: "negative",
    title: "Negative",
    icon: "cross-circle",
    tone: "is-low",
    none: "Nothing speaks against it.",
  },
];

/** What stands out, each with where it can be seen. */
export function KeyInsights({ report }: { readonly report: Report }) {
  return (
    <Section id="insights" title="Key Insights">
      <div className={`card ${styles["insights"]}`}>
        {KINDS.map(({ type, title, icon, tone, none }) => {
          const insights = report.insights.filter((insight) => insight.type === type);
          return (
            <div key={type} className={tone}>
              <h3>
                <LineIcon name={icon} />
                {title}
              </h3>
              <ul>
                {insights.map((insight) => (
                  <li key={insight.text}>
                    {insight.text} <Cite insight={insight} report={report} />
                  </li>
                ))}
                {insights.length === 0 && <li className="muted">{none}</li>}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** Leads to the improvement it belongs to, or to its check. */
function Cite({ insight, report }: { readonly insight: Insight; readonly report: Report }) {
  const check = report.checks.find(({ id }) => id === insight.checkId);
  if (!check) return null;
  const canImprove = report.improvements.some(({ checkId }) => checkId === check.id);
  const words = insight.lines.length > 0 ? linesInWords(insight.lines) : check.title;
  return (
    <JumpLink className={styles["cite"]} to={`${canImprove ? "fix" : "check"}-${check.id}`}>
      {words}
    </JumpLink>
  );
}
