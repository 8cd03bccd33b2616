import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { daysBetween } from "@taiyari/domain/account";
import { formatDate } from "../../lib/dates.ts";
import { useTimeZone, useUser } from "../../lib/session.ts";
import { countdownSentence, countdownText } from "./countdown.ts";
import type { OpenDashboard } from "./dashboard-data.ts";
import { greetingAt, longDate } from "./greeting.ts";
import styles from "./dashboard-head.module.css";

interface DashboardHeadProps {
  /** Null while it is on its way, and where it is closed. */
  readonly dashboard: Pick<OpenDashboard, "today" | "preparation"> | null;
}

/** The greeting by the time of day, the date, and how long it is to the interview. */
export function DashboardHead({ dashboard }: DashboardHeadProps) {
  const name = useUser()?.fullName.trim().split(/\s+/u)[0] ?? "";
  const [now] = useState(() => Date.now());
  const zone = useTimeZone();
  const on = dashboard?.preparation.interviewOn ?? null;
  const days = dashboard && on !== null ? daysBetween(dashboard.today, on) : null;
  const sentence = days === null ? "" : countdownSentence(days);
  return (
    <header className={styles["head"]}>
      <div>
        <h1>{`${greetingAt(now, zone)}${name ? `, ${name}` : ""}`}</h1>
        <p className="num">{[longDate(now, zone), sentence].filter(Boolean).join(". ")}</p>
      </div>
      {dashboard && <Countdown days={days} preparation={dashboard.preparation} />}
    </header>
  );
}

interface CountdownProps {
  /** Null for no date. */
  readonly days: number | null;
  readonly preparation: OpenDashboard["preparation"];
}

function Countdown({ days, preparation }: CountdownProps) {
  const { interviewOn, targetRole, company } = preparation;
  const text = days === null ? null : countdownText(days);
  const job = [targetRole, company].filter(Boolean).join(" at ");
  if (text === null || interviewOn === null)
    return (
      <p className={styles["when"]}>
        {job && <b>{`Preparing for ${job}`}</b>}
        <Link to="/profile">Say when your interview is</Link>
      </p>
    );
  return (
    <p className={`num ${styles["when"]}`}>
      <b>{text}</b> {[formatDate(`${interviewOn}T12:00:00`), job].filter(Boolean).join(", ")}
    </p>
  );
}
