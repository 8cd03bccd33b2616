import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CardRating, Course, CoursePageContent, ReviewCard } from "@taiyari/domain/learning";
import type { CardProgress } from "@taiyari/domain/learning/progress";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { coursePageQuery } from "../../../shared/course/course-files.ts";
import { InlineText } from "../../../shared/course/inline-text.tsx";
import { placeOf } from "../../../shared/course/outline.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Ratings } from "./ratings.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import styles from "./review.module.css";

interface DueNowProps {
  readonly course: Course;
  readonly due: CardProgress;
  readonly onRate: (rating: CardRating) => void;
}

/** One card: its question, and its answer once somebody has said theirs. */
export function DueNow({ course, due, onRate }: DueNowProps) {
  const content = useQuery(coursePageQuery(due.page));
  const [isShown, setShown] = useState(false);
  const front = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLParagraphElement>(null);
  const card = content.data ? cardOf(content.data, due.card) : null;
  useReviewKeys({ isShown, onShow: () => setShown(true), onRate });
  // What was pressed is gone: the keyboard's place is where the eye is.
  const isThere = card !== null;
  useEffect(() => {
    if (isThere) (isShown ? back : front).current?.focus();
  }, [isShown, isThere]);

  if (content.isError)
    return <ServerTrouble error={content.error} onRetry={() => void content.refetch()} />;
  if (!card) return <Spinner label="Opening the card" />;
  return (
    <section className={styles["card"]} aria-label="Review card">
      <p className={styles["from"]}>
        <Link to={COURSE_DOCS} params={{ _splat: due.page }}>
          {placeOf(course, due.page)?.page.title}
        </Link>
      </p>
      <h2 className={styles["front"]} ref={front} tabIndex={-1}>
        <InlineText content={card.front} />
      </h2>
      {isShown && (
        <p className={styles["back"]} ref={back} tabIndex={-1}>
          <InlineText content={card.back} />
        </p>
      )}
      <div className={styles["acts"]}>
        {isShown ? (
          <Ratings memory={due.memory} onRate={onRate} />
        ) : (
          <>
            <p>Say the answer to yourself, then look.</p>
            <Button kind="next" aria-keyshortcuts="Space" onClick={() => setShown(true)}>
              Show the answer
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** A card that a newer course no longer has reads as one that says so, and can be rated away. */
const GONE: ReviewCard = {
  front: [{ kind: "text", text: "This card is no longer in the course." }],
  back: [{ kind: "text", text: "Rate it as easy, and it comes back much later." }],
};

function cardOf({ lesson }: CoursePageContent, at: number): ReviewCard {
  const cards = lesson.blocks.flatMap((block) => (block.kind === "cards" ? block.cards : []));
  return cards[at] ?? GONE;
}
