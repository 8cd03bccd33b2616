import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { problemQuery, problemsQuery } from "../../../shared/practice/problem-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { CodeProblem } from "./code-problem.tsx";
import { useNextProblem } from "../standing/use-next-problem.ts";
import { NoProblem } from "./no-problem.tsx";

/** A problem: /practice/<slug>. */
export function ProblemPage() {
  const { slug = "" } = useParams({ strict: false });
  const index = useQuery(problemsQuery);
  const entry = index.data?.problems.find((one) => one.slug === slug);
  const problem = useQuery({ ...problemQuery(slug), enabled: entry !== undefined });
  const next = useNextProblem(index.data, slug);
  usePageTitle(entry?.title ?? "Practice Lab");
  if (index.data && !entry) return <NoProblem />;
  const error = index.error ?? problem.error;
  if (error)
    return (
      <div className="wrap">
        <ServerTrouble
          error={error}
          onRetry={() => void (index.error ? index.refetch() : problem.refetch())}
        />
      </div>
    );
  if (!problem.data) return <Spinner label="Opening the problem" />;
  return <CodeProblem key={slug} problem={problem.data} next={next} />;
}
