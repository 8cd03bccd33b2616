import { SET_UP } from "../../../shared/interview/addresses.ts";
import { Practise } from "../report/practise.tsx";
import { LinesCard } from "./lines-card.tsx";
import type { Reported } from "./reported.ts";
import { TrendCard } from "./trend-card.tsx";
import styles from "./home.module.css";

interface StandingCardsProps {
  /** Interviews with a score, the latest first; at least one. */
  readonly scores: readonly (Reported & { readonly score: number })[];
}

/** How the scores went, where the last one stands line by line, and what to practise next. */
export function StandingCards({ scores }: StandingCardsProps) {
  const [last] = scores;
  if (!last) return null;
  return (
    <>
      <div className={styles["standing"]}>
        {scores.length > 1 && <TrendCard scores={scores} />}
        <LinesCard last={last} />
      </div>
      {last.report.practise.length > 0 && (
        <section aria-labelledby="practise">
          <div className={styles["head"]}>
            <h2 id="practise">Practise next</h2>
            <p>From your last report</p>
          </div>
          <Practise
            steps={last.report.practise}
            askAgain={(question) => `${SET_UP}?questions=${question}`}
          />
        </section>
      )}
    </>
  );
}
