import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "../../../ui/line-icon.tsx";
import styles from "./tests.module.css";

export type CaseTone = "open" | "passed" | "failed" | "slow" | "locked" | "runner";

const SIGNS: Readonly<Record<CaseTone, LineIconName | null>> = {
  open: null,
  passed: "check",
  failed: "cross",
  slow: "clock",
  locked: "lock",
  runner: "warn",
};
const WORDS: Readonly<Record<CaseTone, string>> = {
  open: "",
  passed: "Passed: ",
  failed: "Failed: ",
  slow: "Ran out of time: ",
  locked: "",
  runner: "Not run: ",
};

interface CaseCardProps {
  readonly tone: CaseTone;
  readonly title: string;
  /** At the right: "2 cases", "0.1 ms". */
  readonly note?: string | null;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A case, or several of a kind, which opens. */
export function CaseCard({ tone, title, note = null, isOpen = false, children }: CaseCardProps) {
  const sign = SIGNS[tone];
  return (
    <details className={styles["case"]} data-tone={tone} open={isOpen}>
      <summary>
        <span className={styles["state"]} data-tone={tone} aria-hidden="true">
          {sign && <LineIcon name={sign} small />}
        </span>
        <b>
          <span className="vh">{WORDS[tone]}</span>
          {title}
        </b>
        {note !== null && <span className={`num ${styles["note"]}`}>{note}</span>}
        <LineIcon name="down" small />
      </summary>
      {children}
    </details>
  );
}
