import { useState } from "react";
import type { CardRating, ReviewCard } from "@taiyari/domain/learning";
import { keyOf } from "@taiyari/domain/learning/progress";
import { formatDate } from "../../../../lib/dates.ts";
import { InlineText } from "../../../../shared/course/inline-text.tsx";
import { recordLearning, useProgress } from "../../../../shared/learning/learning.ts";
import { Button } from "../../../../ui/button.tsx";
import { RATINGS } from "../../standing/ratings.ts";
import { CARDS_ID } from "../contents/lesson-sections.ts";
import { useLesson } from "../lesson-context.ts";
import styles from "./review-cards.module.css";

/** Questions that come back on later days, each time its answer was known a little later. */
export function ReviewCards({ cards }: { readonly cards: readonly ReviewCard[] }) {
  return (
    <section className={styles["cards"]} aria-labelledby={CARDS_ID}>
      <h2 id={CARDS_ID}>Review cards</h2>
      <p className={styles["intro"]}>
        Say the answer to yourself, then look. A card comes back when you are about to forget it.
      </p>
      <ol>
        {cards.map((card, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a card is kept by its place
          <Card key={at} card={card} at={at} />
        ))}
      </ol>
    </section>
  );
}

function Card({ card, at }: { readonly card: ReviewCard; readonly at: number }) {
  const { slug } = useLesson();
  const memory = useProgress().cards.get(keyOf(slug, at))?.memory;
  const [isShown, setShown] = useState(false);

  function rate(rating: CardRating) {
    recordLearning({ kind: "card-reviewed", page: slug, card: at, rating });
    setShown(false);
  }

  return (
    <li>
      <p className={styles["front"]}>
        <InlineText content={card.front} />
      </p>
      {isShown && (
        <p className={styles["back"]}>
          <InlineText content={card.back} />
        </p>
      )}
      <div className={styles["acts"]}>
        <Button kind="line" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide the answer" : "Show the answer"}
        </Button>
        {isShown ? (
          <span className={styles["ratings"]} role="group" aria-label="How well did you know it?">
            {RATINGS.map(({ rating, label }) => (
              <Button key={rating} kind="quiet" onClick={() => rate(rating)}>
                {label}
              </Button>
            ))}
          </span>
        ) : (
          <span className={`num ${styles["due"]}`} role="status">
            {memory && `Comes back on ${formatDate(new Date(memory.dueAt))}`}
          </span>
        )}
      </div>
    </li>
  );
}
