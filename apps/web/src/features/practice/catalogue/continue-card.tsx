import { Link } from "@tanstack/react-router";
import type { ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import { formatShortDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { PRACTICE, PROBLEM } from "../../../shared/practice/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LaptopThings } from "../../../ui/niche-things.tsx";
import { Niche } from "../../../ui/niche.tsx";
import { TickRow } from "../../../ui/tick-row.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { LevelMark } from "../standing/level-mark.tsx";
import type { Standings } from "../standing/entry-standing.ts";
import type { CurrentProblem } from "../standing/practice.ts";
import { chooseProblems } from "../standing/choose-problems.ts";
import styles from "./practice.module.css";

/** The problem that was begun last and is not solved. */
export function ContinueCard({ current }: { readonly current: CurrentProblem }) {
  const { entry, last, language, hints } = current;
  return (
    <section className={`card ${styles["next"]}`} aria-labelledby="next-problem">
      <div>
        <p className={styles["eyebrow"]}>Continue where you were</p>
        <h2 id="next-problem">{entry.title}</h2>
        <p className={styles["sub"]}>
          {last ? `${failing(last)} ` : ""}
          {language ? `${LANGUAGE_NAMES[language]}, your code is as you left it.` : ""}
        </p>
        <ul className={`num ${styles["facts"]}`}>
          <li>
            <LevelMark level={entry.level} />
          </li>
          <li>
            <LineIcon name="clock" small />
            About {entry.minutes} min
          </li>
          {hints > 0 && (
            <li>
              <LineIcon name="info" small />
              {count(hints, "hint")} used
            </li>
          )}
        </ul>
        <div className={styles["acts"]}>
          <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: entry.slug }}>
            Continue
          </Link>
          <a className={buttonClass("quiet")} href="#all-problems">
            Pick another
          </a>
        </div>
      </div>
      <Niche isLit>
        <LaptopThings />
      </Niche>
      {last && (
        <div className={styles["share"]}>
          <TickRow
            groups={[
              Array.from({ length: last.passed }, () => "done" as const),
              Array.from({ length: last.total - last.passed }, () => "failed" as const),
            ]}
          />
          <p className="num">
            <span>
              <b>
                {last.passed} of {last.total} tests
              </b>{" "}
              passed on {formatShortDate(new Date(last.at))}
            </span>
          </p>
        </div>
      )}
    </section>
  );
}

function failing({ passed, total }: { readonly passed: number; readonly total: number }): string {
  const failed = total - passed;
  return failed === 1 ? "One test still fails." : `${failed} tests still fail.`;
}

interface FirstProblemProps {
  readonly index: ProblemIndex;
  readonly standings: Standings;
}

/** For somebody who has nothing under way. */
export function FirstProblem({ index: { problems, paths }, standings }: FirstProblemProps) {
  const isFirst = standings.size === 0;
  const next = chooseProblems(problems, paths, { state: "open" }, standings)[0] ?? null;
  return (
    <section className={`card ${styles["next"]}`} aria-labelledby="next-problem">
      <div>
        <p className={styles["eyebrow"]}>{isFirst ? "Begin here" : "Next problem"}</p>
        <h2 id="next-problem">{next ? titleOf(next, isFirst) : "Every problem is solved"}</h2>
        <p className={styles["sub"]}>
          {isFirst
            ? `Begin with ${next?.title ?? "any of them"}. You write it here, and it is judged here: nothing to install.`
            : next
              ? "What helps most now, by what you solved and what you did not."
              : "What you know comes back later and later. Reviews keep it."}
        </p>
        {next && (
          <ul className={`num ${styles["facts"]}`}>
            <li>
              <LevelMark level={next.level} />
            </li>
            <li>
              <LineIcon name="clock" small />
              About {next.minutes} min
            </li>
          </ul>
        )}
        <div className={styles["acts"]}>
          {next ? (
            <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: next.slug }}>
              {isFirst ? "Solve your first" : "Solve it"}
            </Link>
          ) : (
            <Link className={buttonClass("next")} to={PRACTICE} search={{ state: "due" }}>
              See what is due
            </Link>
          )}
          <a className={buttonClass("quiet")} href="#all-problems">
            Pick another
          </a>
        </div>
      </div>
      <Niche isLit>
        <LaptopThings />
      </Niche>
    </section>
  );
}

function titleOf(next: ProblemEntry, isFirst: boolean): string {
  return isFirst ? `Your first one takes ${next.minutes} minutes` : next.title;
}
