import { useState } from "react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ProblemIndex } from "@taiyari/domain/practice";
import { count } from "../../../lib/numbers.ts";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import type { ProblemFilters } from "../../../shared/practice/problem-filters.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { standingOf, type Standings } from "../standing/entry-standing.ts";
import { chooseProblems } from "../standing/choose-problems.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ProblemRow } from "./problem-row.tsx";
import { TopicList } from "./topic-list.tsx";
import filterStyles from "./filters.module.css";
import styles from "./problem-list.module.css";

interface ProblemShelfProps {
  readonly index: ProblemIndex;
  readonly standings: Standings;
  readonly filters: ProblemFilters;
}

const STEP = 20;

/** All problems, those that are asked for. */
export function ProblemShelf({
  index: { problems, paths },
  standings,
  filters,
}: ProblemShelfProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(STEP);
  const found = chooseProblems(problems, paths, filters, standings);
  const path = paths.find(({ id }) => id === filters.path);
  const solved = problems.filter((entry) => standingOf(standings, entry).state === "solved").length;

  function change(next: ProblemFilters) {
    setShown(STEP);
    void navigate({ to: PRACTICE, search: next, replace: true, resetScroll: false });
  }

  return (
    <section className={styles["shelf"]} aria-labelledby="problems" id="all-problems">
      <div className={styles["head"]}>
        <h2 id="problems">
          {path ? `Path: ${path.title}` : filters.skill ? "Problems for this skill" : "Problems"}
        </h2>
        {path || filters.skill ? (
          <Link to={PRACTICE} search={{}} resetScroll={false}>
            Show all problems
          </Link>
        ) : (
          <span className="num">
            {solved} of {problems.length} solved
          </span>
        )}
      </div>
      <FilterBar all={problems.length} filters={filters} onChange={change} />
      <div className={filterStyles["shelf"]}>
        <TopicList problems={problems} standings={standings} filters={filters} />
        <div className={`card ${styles["list"]}`}>
          <p className="vh" role="status">
            {count(found.length, "problem")}
          </p>
          {found.length === 0 ? (
            <div className={styles["none"]}>
              <p>
                {filters.state === "due"
                  ? "Nothing is due. What you solved comes back here before you forget it."
                  : "No problem is like this."}
              </p>
              <p>
                <Link className={buttonClass("line")} to={PRACTICE} search={{}} resetScroll={false}>
                  Show all problems
                </Link>
              </p>
            </div>
          ) : (
            <ul>
              {found.slice(0, shown).map((entry) => (
                <ProblemRow
                  key={entry.slug}
                  entry={entry}
                  standing={standingOf(standings, entry)}
                />
              ))}
            </ul>
          )}
          {found.length > shown && (
            <button type="button" className={styles["more"]} onClick={() => setShown(shown + STEP)}>
              Show {Math.min(STEP, found.length - shown)} more
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
