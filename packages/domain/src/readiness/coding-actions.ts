import { topicName } from "../practice/index.ts";
import type { ProblemEntry } from "../practice/index.ts";
import { dueConcepts, nextProblem, type NextProblem } from "../practice/progress/index.ts";
import { retrievability } from "../learning/progress/index.ts";
import { lowerStart } from "../text/wording.ts";
import type { ActionIdea, ActionSource } from "./action-idea.ts";
import { firstForGaps, gapFor, gapReason } from "./gap-reason.ts";
import { type CodingFacts, RECENT_PROBLEMS } from "./facts.ts";

/** Two problems in 45 minutes. Source: the mock rounds of the Practice Lab. */
const ROUND = { minutes: 45, problems: 2 };
/** Solved problems from which on a round is proposed. Our choice. */
const BEFORE_ROUNDS = 5;

/** What there is to do in the Practice Lab: the next problem, a mock round. */
export function codingActions(source: ActionSource): readonly ActionIdea[] {
  return [...problemAction(source), ...roundAction(source)];
}

function problemAction(source: ActionSource): readonly ActionIdea[] {
  const { problems, practice, facts, now } = source;
  const usual = nextProblem(problems, practice, now);
  if (!usual) return [];
  const fresh = problems.problems.filter((one) => !practice.problems.has(one.slug));
  const wanted = usual.kind === "new" ? firstForGaps(source, fresh) : null;
  const next: NextProblem = wanted ? { kind: "new", problem: wanted } : usual;
  const { slug, title, minutes } = next.problem;
  return [
    {
      id: `problem ${slug}`,
      axis: "coding",
      title: `${practice.problems.has(slug) ? "Finish" : "Solve"} “${title}”`,
      why: whyOf(next, source),
      minutes,
      button: "Open the problem",
      to: `/practice/${slug}`,
      after: { coding: withSolved(facts.coding, next.problem, source) },
    },
  ];
}

function whyOf(
  { kind, problem }: NextProblem,
  { problems, practice, now, gaps }: ActionSource,
): string {
  const topic = topicName(problem.topics[0] ?? "");
  switch (kind) {
    case "review": {
      const due = dueConcepts(problems, practice, now).length;
      return due > 1
        ? `${topic} and ${due - 1} more ${due === 2 ? "concept" : "concepts"} are due for review.`
        : `The concept is due for review: ${lowerStart(topic)}.`;
    }
    case "weakest":
      return "You submitted it and it did not pass yet.";
    case "continue":
      return "You have opened it and not solved it yet.";
    case "new": {
      const gap = gapFor({ gaps }, problem.skills);
      return gap
        ? gapReason(gap)
        : `It is the next of your path: ${problem.level}, ${lowerStart(topic)}.`;
    }
  }
}

/** What there is when a problem is solved without a hint. */
function withSolved(
  facts: CodingFacts,
  { slug, level, topics }: ProblemEntry,
  { practice, now }: ActionSource,
): CodingFacts {
  const isSolved = (practice.problems.get(slug)?.solvedAt ?? null) !== null;
  const topic = topics[0] ?? "";
  const memory = practice.concepts.get(topic)?.memory ?? null;
  const isNewTopic = ![...practice.problems.values()].some(
    (one) => one.topic === topic && one.solvedAt !== null,
  );
  return {
    ...facts,
    solved: { ...facts.solved, [level]: facts.solved[level] + (isSolved ? 0 : 1) },
    topics: facts.topics + (isNewTopic ? 1 : 0),
    recent: Math.min(RECENT_PROBLEMS, facts.recent + (isSolved ? 0 : 1)),
    unaided: Math.min(RECENT_PROBLEMS, facts.unaided + (isSolved ? 0 : 1)),
    concepts: facts.concepts + (memory === null ? 1 : 0),
    remembered: facts.remembered + 1 - (memory === null ? 0 : retrievability(memory, now)),
  };
}

function roundAction({ facts }: ActionSource): readonly ActionIdea[] {
  const { coding } = facts;
  const { easy, medium, hard } = coding.solved;
  const solved = easy + medium + hard;
  if (solved < BEFORE_ROUNDS) return [];
  return [
    {
      id: "round",
      axis: "coding",
      title: "Hold a mock round against the clock",
      why:
        coding.roundProblems === 0
          ? `${solved} problems are solved, and none of them was against the clock yet.`
          : `${coding.roundSolved} of ${coding.roundProblems} problems of your last rounds were solved in time.`,
      minutes: ROUND.minutes,
      button: "Set up a round",
      to: "/practice/round",
      after: {
        coding: {
          ...coding,
          roundProblems: coding.roundProblems + ROUND.problems,
          roundSolved: coding.roundSolved + ROUND.problems,
        },
      },
    },
  ];
}
