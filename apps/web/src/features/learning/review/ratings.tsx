import { useState } from "react";
import type { CardRating } from "@taiyari/domain/learning";
import { type Memory, review } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import { RATINGS } from "../standing/ratings.ts";
import styles from "./review.module.css";

const DAY_MS = 86_400_000;

interface RatingsProps {
  readonly memory: Memory;
  readonly onRate: (rating: CardRating) => void;
}

/** How well the card was known, and when it would come back. */
export function Ratings({ memory, onRate }: RatingsProps) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <p id="how-well">How well did you know it?</p>
      <div className={styles["ratings"]} role="group" aria-labelledby="how-well">
        {RATINGS.map(({ rating, label }, at) => (
          <button
            key={rating}
            type="button"
            className={styles["rating"]}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onRate(rating)}
          >
            <span>
              {label}
              <kbd className={styles["key"]} aria-hidden="true">
                {at + 1}
              </kbd>
            </span>
            <small className="num">{whenWords(review(memory, rating, now).dueAt - now)}</small>
          </button>
        ))}
      </div>
    </>
  );
}

/** @param ms  until a card comes back */
function whenWords(ms: number): string {
  const days = Math.max(Math.round(ms / DAY_MS), 1);
  if (days === 1) return "tomorrow";
  return days < 60 ? `in ${count(days, "day")}` : `in ${count(Math.round(days / 30.4), "month")}`;
}
