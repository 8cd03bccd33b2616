/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles keep it a table where a phone lays it out as cards: browsers then drop what its elements mean */
import type { HistoryItem } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { API_PATH } from "../../../lib/api.ts";
import { count } from "../../../lib/numbers.ts";
import { formatDate } from "../../../lib/dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MeasureBar } from "../../../ui/measure-bar.tsx";
import { ScoreChange } from "../../../ui/score-change.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { PageThumb } from "../../../ui/page-thumb.tsx";
import { ReportAction } from "./report-action.tsx";
import styles from "./history-table.module.css";

interface HistoryRowProps {
  readonly item: HistoryItem;
  /** The uploads of this name before it; null for none. */
  readonly versions: {
    readonly count: number;
    readonly isOpen: boolean;
    readonly onToggle: () => void;
  } | null;
  /** One of those. */
  readonly isEarlier?: boolean;
  readonly onDelete: (item: HistoryItem) => void;
}

/** One resume: its name opens its report. */
export function HistoryRow({ item, versions, isEarlier = false, onDelete }: HistoryRowProps) {
  return (
    <tr role="row" data-earlier={isEarlier || undefined}>
      <th role="rowheader" scope="row">
        <span className={styles["who"]}>
          <PageThumb />
          <Link to="/resume/report/result" search={{ id: item.id }}>
            <Breakable text={item.name} />
          </Link>
          <small>{noteOf(item)}</small>
          {versions && (
            <button
              type="button"
              className={styles["versions"]}
              aria-expanded={versions.isOpen}
              aria-label={`${count(versions.count, "earlier version")} of ${item.name}`}
              onClick={versions.onToggle}
            >
              {count(versions.count, "earlier version")}
              <LineIcon name="down" small />
            </button>
          )}
        </span>
      </th>
      <td role="cell" className={`num ${styles["date"]}`}>
        {formatDate(item.date)}
      </td>
      <td role="cell">
        <Score item={item} />
      </td>
      <td role="cell">
        <span className={styles["actions"]}>
          <a
            className={buttonClass("line", styles["action"])}
            href={`${API_PATH}/resume/uploads/${item.id}/file`}
            download={item.name}
            aria-label={`Resume: download ${item.name}`}
          >
            <LineIcon name="download" small />
            Resume
          </a>
          <ReportAction item={item} />
          <button
            type="button"
            className={buttonClass("line", `${styles["action"]} ${styles["delete"]}`)}
            aria-label={`Delete ${item.name}`}
            onClick={() => onDelete(item)}
          >
            <LineIcon name="trash" small />
          </button>
        </span>
      </td>
    </tr>
  );
}

function noteOf(item: HistoryItem): string {
  const role = item.targetRole || "No target role given";
  return item.replacedAt
    ? `${role}. Replaced by a later file of this name on ${formatDate(item.replacedAt)}`
    : role;
}

function Score({ item }: Pick<HistoryRowProps, "item">) {
  if (item.status === "unreadable")
    return <span className={styles["none"]}>Could not be read</span>;
  if (item.status === "pending") return <span className={styles["none"]}>Being read</span>;
  if (item.score === null) return <span className={styles["none"]}>No report yet</span>;
  return (
    <span className={styles["score"]}>
      <b>{item.score}</b>
      <MeasureBar score={item.score} small decorative />
      <ScoreSign score={item.score} />
      {item.change !== null && (
        <ScoreChange
          by={item.change}
          since={`since the first report, ${item.score - item.change}`}
        />
      )}
    </span>
  );
}
