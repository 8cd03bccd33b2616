import { Link } from "@tanstack/react-router";
import type { OpenDashboard } from "./dashboard-data.ts";
import { figureOf, SOLUTION_ICONS, SOLUTION_PLACES } from "./solution-figures.ts";
import styles from "./solutions-card.module.css";

interface SolutionsCardProps {
  readonly solutions: OpenDashboard["solutions"];
}

/** How far somebody is with each of the five, or how each begins. */
export function SolutionsCard({ solutions }: SolutionsCardProps) {
  return (
    <section aria-labelledby="solutions">
      <h2 id="solutions" className="vh">
        Progress by solution
      </h2>
      <ul className={`card ${styles["solutions"]}`}>
        {SOLUTION_PLACES.map(({ id, name, to, first }) => {
          const Icon = SOLUTION_ICONS[id];
          const figure = figureOf(id, solutions);
          return (
            <li key={id}>
              <Link to={to}>
                <div className={styles["head"]}>
                  <span className="tile">
                    <Icon />
                  </span>
                  <h3>{name}</h3>
                </div>
                <span className={`num ${styles["figure"]} ${figure ? "" : styles["unbegun"]}`}>
                  {figure ? (
                    <>
                      {figure.figure} <small>{figure.unit}</small>
                    </>
                  ) : (
                    "Not begun"
                  )}
                </span>
                <span className={`meter ${styles["meter"]}`} aria-hidden="true">
                  <span style={{ width: `${figure?.share ?? 0}%` }} />
                </span>
                <p className="num">{figure?.text ?? first}</p>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
