import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { problemFilters } from "../../../shared/practice/problem-filters.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { NicheLight } from "../../../ui/niche.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useRoleProblems } from "../standing/role-problems.ts";
import { usePractice } from "../standing/use-practice.ts";
import { ContinueCard, FirstProblem } from "./continue-card.tsx";
import { DueConcepts } from "./due-concepts.tsx";
import { PathsCard } from "./paths-card.tsx";
import { ProblemShelf } from "./problem-shelf.tsx";
import { RoundCard } from "./round-card.tsx";
import { StreakWeek } from "./streak-week.tsx";
import styles from "./practice.module.css";

/** What to practise next, and all problems: /practice. */
export function PracticePage() {
  const filters = problemFilters(useSearch({ strict: false }));
  const index = useQuery(problemsQuery);
  const practice = usePractice(index.data);
  const forRole = useRoleProblems();
  const isReady = index.data !== undefined && practice !== null && forRole !== undefined;
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <header>
        <div>
          <h1>Practice Lab</h1>
          <p>Solved and judged in your browser, in milliseconds, offline too.</p>
        </div>
        {practice && <StreakWeek streak={practice.streak} week={practice.week} />}
      </header>
      {index.isError && <ServerTrouble error={index.error} onRetry={() => void index.refetch()} />}
      {!index.isError && !isReady && <Spinner label="Opening the Practice Lab" />}
      {isReady && (
        <>
          <div className={styles["top"]}>
            {practice.current ? (
              <ContinueCard current={practice.current} />
            ) : (
              <FirstProblem index={index.data} standings={practice.standings} forRole={forRole} />
            )}
            <DueConcepts due={practice.due} hasSolved={practice.hasSolved} />
            <RoundCard rounds={practice.rounds} />
            <PathsCard
              paths={index.data.paths}
              problems={index.data.problems}
              standings={practice.standings}
            />
          </div>
          <ProblemShelf index={index.data} standings={practice.standings} filters={filters} />
        </>
      )}
    </div>
  );
}
