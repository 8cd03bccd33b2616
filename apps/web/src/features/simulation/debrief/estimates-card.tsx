import type { Debrief } from "@taiyari/domain/simulation";
import { count } from "../../../lib/numbers.ts";
import styles from "./estimates.module.css";

/** Where somebody saw their own work otherwise than the rubric did; nothing where they estimated none. */
export function EstimatesCard({ estimates }: Pick<Debrief, "estimates">) {
  const { given, apart } = estimates;
  if (given === 0) return null;
  return (
    <section className={`card ${styles["card"]}`} aria-labelledby="estimates">
      <h2 id="estimates">Your own estimates</h2>
      {apart.length === 0 ? (
        <p>
          {given === 1
            ? "You put yourself on one line of a rubric, within a level of where it put you."
            : `You put yourself on ${count(given, "line")} of the rubrics, and were never two levels away.`}
        </p>
      ) : (
        <>
          <p className="num">
            On {apart.length} of {count(given, "line")} you and the rubric were two levels apart or
            more.
          </p>
          <ul>
            {apart.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
