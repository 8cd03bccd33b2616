import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { topicName, TOPICS, type ProblemEntry } from "@taiyari/domain/practice";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import type { ProblemFilters } from "../../../shared/practice/problem-filters.ts";
import { style } from "../../../ui/css-variables.ts";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { standingOf, type Standings } from "../standing/entry-standing.ts";
import styles from "./filters.module.css";

interface TopicListProps {
  readonly problems: readonly ProblemEntry[];
  readonly standings: Standings;
  readonly filters: ProblemFilters;
}

/** Topics that are seen before more are asked for. */
const FEW = 12;

/** The topics with how many of their problems are solved. */
export function TopicList({ problems, standings, filters }: TopicListProps) {
  const [isWhole, setWhole] = useState(false);
  const isPhone = useMediaQuery("(max-width: 860px)");
  const { topic: chosen, ...rest } = filters;
  const topics = topicsOf(problems);
  const isAll = isWhole || isPhone || topics.indexOf(chosen ?? "") >= FEW;
  const shown = isAll ? topics : topics.slice(0, FEW);
  return (
    <nav className={styles["topics"]} aria-label="Topics">
      <ul className="num">
        <TopicLink
          name="All topics"
          search={rest}
          isChosen={chosen === undefined}
          problems={problems}
          standings={standings}
        />
        {shown.map((topic) => (
          <TopicLink
            key={topic}
            name={topicName(topic)}
            search={{ ...rest, topic }}
            isChosen={chosen === topic}
            problems={problems.filter(({ topics: own }) => own.includes(topic))}
            standings={standings}
          />
        ))}
        {!isAll && topics.length > FEW && (
          <li>
            <button type="button" onClick={() => setWhole(true)}>
              {topics.length - FEW} more topics
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface TopicLinkProps {
  readonly name: string;
  readonly search: ProblemFilters;
  readonly isChosen: boolean;
  readonly problems: readonly ProblemEntry[];
  readonly standings: Standings;
}

function TopicLink({ name, search, isChosen, problems, standings }: TopicLinkProps) {
  const solved = problems.filter((entry) => standingOf(standings, entry).state === "solved").length;
  return (
    <li>
      <Link
        to={PRACTICE}
        search={search}
        resetScroll={false}
        // The router would set it at every address of the catalogue.
        activeProps={{ "aria-current": undefined }}
        {...(isChosen && { "aria-current": "true" })}
      >
        {name}
        <span>
          {solved} of {problems.length}
        </span>
        <u style={style({ "--share": `${(100 * solved) / Math.max(problems.length, 1)}%` })} />
      </Link>
    </li>
  );
}

/** Those that problems have, in their usual order. */
function topicsOf(problems: readonly ProblemEntry[]): readonly string[] {
  const there = new Set(problems.flatMap(({ topics }) => topics));
  return Object.keys(TOPICS).filter((topic) => there.has(topic));
}
