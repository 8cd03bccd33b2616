import { Link } from "@tanstack/react-router";
import { NoLogs } from "../../../shared/event-log/no-logs.tsx";
import { SET_UP } from "../../../shared/interview/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";

/** What will be there, with its lamp off. */
export function EmptyHistory() {
  return (
    <NoLogs id="history" title="History">
      <svg viewBox="0 0 200 140" aria-hidden="true">
        <path className="f2" d="M50 124V72a50 50 0 0 1 100 0v52z" />
        <path className="f1" d="M62 124V74a38 38 0 0 1 76 0v50z" />
        <rect className="f4" x="89" y="62" width="22" height="34" rx="11" />
        <path className="k4" style={{ strokeWidth: 4 }} d="M82 84a18 18 0 0 0 36 0M100 102v12" />
        <path className="f4" d="M86 122a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5z" />
        <rect className="f5" x="30" y="122" width="140" height="8" rx="3" />
        <path className="f4" d="M40 130h120l-5 5H45z" />
        <path
          className="k4"
          style={{ strokeWidth: 2, strokeDasharray: "4 4" }}
          d="M8 40a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-2v8l-9-8H16a8 8 0 0 1-8-8zM152 34a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-12l-9 8v-8h-3a8 8 0 0 1-8-8z"
        />
      </svg>
      <h3>Your interviews will be kept here</h3>
      <p>
        Each with its date, its score and a report that quotes what you said. After the second one
        you see a trend.
      </p>
      <Link className={buttonClass("line")} to={SET_UP}>
        See what you can choose
      </Link>
    </NoLogs>
  );
}
