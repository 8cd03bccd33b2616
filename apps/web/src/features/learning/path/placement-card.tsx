import { Link } from "@tanstack/react-router";
import type { Progress } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import { PLACEMENT } from "../../../shared/course/addresses.ts";
import styles from "./placement-card.module.css";

/** What a placement test showed to be known, and the way to it. */
export function PlacementCard({ progress }: { readonly progress: Progress }) {
  const { isPlaced, known } = progress;
  return (
    <section className={`card ${styles["placement"]}`} aria-labelledby="placement">
      <h2 id="placement">Placement test</h2>
      <p className="num">
        {isPlaced
          ? `It showed ${count(known.size, "page")} that you know already.`
          : "Ten questions find the pages that you know already."}
      </p>
      <Link to={PLACEMENT}>{isPlaced ? "Take it again" : "Take it"}</Link>
    </section>
  );
}
