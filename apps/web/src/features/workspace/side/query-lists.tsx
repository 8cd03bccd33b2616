import type { SavedQuery } from "@taiyari/domain/learning/progress";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { HistoryEntry } from "../state/workspace-store.ts";
import styles from "./side.module.css";

const TIME = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

interface HistoryListProps {
  readonly history: readonly HistoryEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: (text: string) => void;
}

/** What was run, the newest first, by day. */
export function HistoryList({ history, now, onOpen }: HistoryListProps) {
  if (history.length === 0) return <p className={styles["empty"]}>What you run is listed here.</p>;
  const days = Map.groupBy(history, ({ at }) => dayOf(at, now));
  return [...days].map(([day, entries]) => (
    <section key={day} className={styles["list"]}>
      <h3>{day}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" onClick={() => onOpen(entry.text)}>
              <code>{firstLine(entry.text)}</code>
              <span className="num" data-right={entry.isRight}>
                <LineIcon name={entry.isRight ? "check" : "cross"} small />
                <span>{entry.outcome}</span>
                <em>{[entry.detail, TIME.format(entry.at)].filter(Boolean).join(", ")}</em>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface SavedListProps {
  readonly saved: readonly SavedQuery[];
  readonly onOpen: (query: SavedQuery) => void;
  readonly onRemove: (query: SavedQuery) => void;
}

export function SavedList({ saved, onOpen, onRemove }: SavedListProps) {
  if (saved.length === 0) {
    return (
      <p className={styles["empty"]}>
        Queries you save are listed here, on each device you sign in on.
      </p>
    );
  }
  return (
    <ul className={styles["list"]}>
      {saved.map((query) => (
        <li key={query.id} className={styles["saved"]}>
          <button type="button" onClick={() => onOpen(query)}>
            <b>{query.name}</b>
            <code>{firstLine(query.text)}</code>
          </button>
          <Button kind="quiet" aria-label={`Remove ${query.name}`} onClick={() => onRemove(query)}>
            <LineIcon name="trash" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function dayOf(at: number, now: number): string {
  const day = DAY.format(at);
  if (day === DAY.format(now)) return "Today";
  return day === DAY.format(now - 86_400_000) ? "Yesterday" : day;
}

/** Without comments before it. */
function firstLine(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("--"));
  return lines.join(" ").slice(0, 80) || text.slice(0, 80);
}
