import { fileURLToPath } from "node:url";
import {
  type Interview,
  INTERVIEWER_MANNERS,
  type InterviewSetup,
  planInterview,
  playCandidate,
} from "@taiyari/domain/interview";
import { CANDIDATES, candidateIn, FACTS, RULES } from "@taiyari/domain/interview/testing";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { loadCareers } from "../careers/load.ts";
import { loadCodingProblems } from "./coding-problems.ts";
import { compileInterviews } from "./compile-interviews.ts";

const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const { questions } = compileInterviews(CONTENT);
const careers = loadCareers(CONTENT);
const problems = loadCodingProblems(CONTENT);

const KINDS = ["mixed", "behavioural", "technical", "resume", "hr", "case", "coding"] as const;
const ROLES = [...new Set(questions.flatMap(({ roles }) => roles)), "chef"];
/** Every kind, manner and mode; length and role go on with each. */
const SETUPS = KINDS.flatMap((kind) =>
  INTERVIEWER_MANNERS.flatMap((manner) =>
    (["real", "study"] as const).map((mode) => ({ kind, manner, mode })),
  ),
).map((setup, at) => ({
  ...setup,
  minutes: ([10, 25, 40] as const)[at % 3] ?? 25,
  role: ROLES[at % ROLES.length] ?? "",
}));

function interviewOf(chosen: (typeof SETUPS)[number]): Interview {
  const setup: InterviewSetup = {
    ...chosen,
    source: "role",
    level: "0-3",
    language: "en-IN",
    by: "voice",
    seed: sampling.seed,
  };
  const background = { facts: FACTS, asked: [], job: "" };
  const plan = planInterview({ setup, background, questions, problems, careers, recent: [] });
  return { id: "harness", startedAt: "2026-11-23T04:12:09.120Z", setup, background, plan };
}

describe.each(CANDIDATES)("a candidate, $name", (candidate) => {
  const played = sampling.sampleOf(SETUPS, 12, candidate.name).map((setup) => {
    const interview = interviewOf(setup);
    return {
      setup,
      interview,
      script: playCandidate(interview, candidateIn(interview, candidate)),
    };
  });

  test.each(Object.entries(RULES))("%s", (_, brokenBy) => {
    for (const { setup, interview, script } of played)
      expect(brokenBy(interview, script), `${JSON.stringify(setup)}\n${sampling.repeat}`).toEqual(
        [],
      );
  });
});
