import type { ReactNode } from "react";
import styles from "./empty-history.module.css";

/** What the history will hold, and the first step towards it. */
export function EmptyHistory({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`card ${styles["empty"]}`}>
      <div className={styles["ghost"]} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <svg width="168" height="112" viewBox="0 0 168 112" aria-hidden="true" focusable="false">
        <g transform="rotate(-8 60 100)">
          <rect
            x="34"
            y="18"
            width="62"
            height="84"
            rx="6"
            fill="var(--sunken)"
            stroke="var(--line-strong)"
            strokeWidth="1.5"
          />
        </g>
        <rect
          x="54"
          y="10"
          width="66"
          height="90"
          rx="6"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <g fill="var(--line)">
          <rect x="64" y="22" width="28" height="5" rx="2.5" />
          <rect x="64" y="36" width="46" height="4" rx="2" />
          <rect x="64" y="45" width="40" height="4" rx="2" />
          <rect x="64" y="60" width="46" height="4" rx="2" />
          <rect x="64" y="69" width="34" height="4" rx="2" />
        </g>
        <circle
          cx="120"
          cy="86"
          r="20"
          fill="var(--surface)"
          stroke="var(--primary)"
          strokeWidth="2"
        />
        <path
          d="M120 94V78m-7 6.5 7-7 7 7"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M14 110H154" stroke="var(--line-strong)" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <h3>Your resumes will be kept here</h3>
      <p>
        Each one with its date, its score, and its report to download. Start with the resume you
        would send today.
      </p>
      {children}
      <p className="small muted">PDF, DOC or DOCX, up to 10 MB</p>
    </div>
  );
}
