import { Link } from "@tanstack/react-router";
import type { ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import { formatShortDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { PRACTICE, PROBLEM } from "../../../shared/practice/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { NextCard } from "../../../ui/next-card.tsx";
import { LaptopThings } from "../../../ui/niche-things.tsx";
import { TickRow } from "../../../ui/tick-row.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import { LevelMark } from "../standing/level-mark.tsx";
import type { Standings } from "../standing/entry-standing.ts";
import type { CurrentProblem } from "../standing/practice.ts";
import type { RoleProblems } from "../standing/role-problems.ts";
import { chooseProblems } from "../standing/choose-problems.ts";
import styles from "./practice.module.css";

/** The problem that was begun last and is not solved. */
export function ContinueCard({ current }: { readonly current: CurrentProblem }) {
  const { entry, last, language, hints } = current;
  return (
    <NextCard
      eyebrow="Continue where you were"
      title={entry.title}
      facts={
        <>
          <Facts entry={entry} />
          {hints > 0 && (
            <li>
              <LineIcon name="info" small />
              {count(hints, "hint")} used
            </li>
          )}
        </>
      }
      acts={
        <>
          <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: entry.slug }}>
            Continue
          </Link>
          <PickAnother />
        </>
      }
      things={<LaptopThings />}
      share={last && <TestsShare last={last} />}
    >
      {last ? `${failing(last)} ` : ""}
      {language ? `${LANGUAGE_NAMES[language]}, your code is as you left it.` : ""}
    </NextCard>
  );
}

function Facts({ entry: { level, minutes } }: { readonly entry: ProblemEntry }) {
  return (
    <>
      <li>
        <LevelMark level={level} />
      </li>
      <li>
        <LineIcon name="clock" small />
        About {minutes} min
      </li>
    </>
  );
}

function PickAnother() {
  return (
    <a className={buttonClass("quiet")} href="#all-problems">
      Pick another
    </a>
  );
}

function TestsShare({ last }: { readonly last: NonNullable<CurrentProblem["last"]> }) {
  return (
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
  );
}

function failing({ passed, total }: { readonly passed: number; readonly total: number }): string {
  const failed = total - passed;
  return failed === 1 ? "One test still fails." : `${failed} tests still fail.`;
}

interface FirstProblemProps {
  readonly index: ProblemIndex;
  readonly standings: Standings;
  /** Those for the role that the person prepares for; null where there are none. */
  readonly forRole: RoleProblems | null;
}

/** For somebody who has nothing under way: what helps most, of what their role is asked for as long as there is any. */
export function FirstProblem({ index, standings, forRole }: FirstProblemProps) {
  const { problems, paths } = index;
  const isFirst = standings.size === 0;
  const open = chooseProblems(problems, paths, { state: "open" }, standings);
  const own = open.find(({ slug }) => forRole?.slugs.has(slug));
  const next = own ?? open[0] ?? null;
  const eyebrow = isFirst ? "Begin here" : "Next problem";
  return (
    <NextCard
      eyebrow={own && forRole ? `${eyebrow} for ${forRole.title}` : eyebrow}
      title={next ? titleOf(next, isFirst) : "Every problem is solved"}
      facts={next && <Facts entry={next} />}
      acts={
        <>
          {next ? (
            <Link className={buttonClass("next")} to={PROBLEM} params={{ slug: next.slug }}>
              {isFirst ? "Solve your first" : "Solve it"}
            </Link>
          ) : (
            <Link className={buttonClass("next")} to={PRACTICE} search={{ state: "due" }}>
              See what is due
            </Link>
          )}
          <PickAnother />
        </>
      }
      things={<LaptopThings />}
    >
      {isFirst
        ? `Begin with ${next?.title ?? "any of them"}. You write it here, and it is judged here: nothing to install.`
        : next
          ? "What helps most now, by what you solved and what you did not."
          : "What you know comes back later and later. Reviews keep it."}
    </NextCard>
  );
}

function titleOf(next: ProblemEntry, isFirst: boolean): string {
  return isFirst ? `Your first one takes ${next.minutes} minutes` : next.title;
}
