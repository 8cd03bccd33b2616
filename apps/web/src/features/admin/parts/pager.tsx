import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import styles from "./parts.module.css";

interface PagerProps {
  /** What is turned, for screen readers: "people". */
  readonly of: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** A sentence beside "1 to 25 of 218". */
  readonly children?: ReactNode;
}

/** Which rows of a list are shown, and the way to the others. */
export function Pager({ of, page, perPage, total, onTurn, children }: PagerProps) {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <div className={`num ${styles["foot"]}`}>
      <span role="status">
        {total > 0 && `${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)}. `}
        {children}
      </span>
      {total > perPage && (
        <span className={styles["turn"]}>
          <Button kind="quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
            Previous<span className="vh"> {of}</span>
          </Button>
          <Button kind="quiet" disabled={last >= total} onClick={() => onTurn(page + 1)}>
            Next<span className="vh"> {of}</span>
          </Button>
        </span>
      )}
    </div>
  );
}
