import { formatNumber } from "../../../lib/numbers.ts";
import type { GrowthState } from "../solving/use-growth.ts";
import { durationText } from "./duration-text.ts";
import { GrowthPicture } from "./growth-picture.tsx";
import styles from "./growth.module.css";

interface GrowthSectionProps {
  readonly growth: GrowthState;
  /** Where it was stopped; null where it was not. */
  readonly stoppedAtMs: number | null;
}

/** How time grows: in a sentence, and as a picture of it. Nothing where that cannot be known. */
export function GrowthSection({ growth, stoppedAtMs }: GrowthSectionProps) {
  if (growth === null) return null;
  if (growth === "measuring")
    return (
      <p className={styles["measuring"]} role="status">
        Measuring how your time grows with the input
      </p>
    );
  const { points, predicted } = growth;
  const last = points.at(-1);
  return (
    <section className={styles["section"]} aria-labelledby="growth">
      <h3 id="growth">Your time grows like {growth.class}</h3>
      <p className="num">
        {last && `${formatNumber(last.n)} items took ${durationText(last.ms)}. `}
        {last &&
          predicted.n > last.n &&
          `${formatNumber(predicted.n)} would take about ${durationText(predicted.ms)}.`}
      </p>
      <GrowthPicture
        own={{
          points: [
            ...points.map((point) => ({ ...point, isMeasured: true })),
            ...(last && predicted.n > last.n ? [{ ...predicted, isMeasured: false }] : []),
          ],
        }}
        limitMs={stoppedAtMs}
        unit="items"
      />
    </section>
  );
}
