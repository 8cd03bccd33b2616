import { randomUUID } from "node:crypto";
import type { Interview, InterviewEvent } from "@taiyari/contract";

/** An interview of one behavioural question, from a job, unless something else is said. */
export function makeInterview(given: Partial<Interview> = {}): Interview {
  return {
    id: randomUUID(),
    startedAt: "2026-11-23T05:00:00.000Z",
    setup: {
      source: "job",
      role: "data-analyst",
      level: "0-3",
      kind: "behavioural",
      minutes: 10,
      mode: "real",
      manner: "probing",
      language: "en-IN",
      by: "keyboard",
      seed: 1,
    },
    background: {
      facts: [
        {
          text: "Cut refunds by a third",
          of: "Data Analyst, Saral Commerce",
          period: { from: "2021-03", to: null },
          kind: "job",
        },
      ],
      asked: [{ term: "SQL", skill: "sql", isOnResume: true }],
      job: "Data Analyst at Nandi Retail",
    },
    plan: [{ question: QUESTION, seconds: 240 }],
    ...given,
  };
}

const QUESTION: Interview["plan"][number]["question"] = {
  id: "analysis-changed-a-decision",
  type: "behavioural",
  shape: "story",
  roles: [],
  levels: [],
  competency: "analysis",
  minutes: 2,
  ask: "Tell me about a time your analysis changed what somebody decided.",
  title: "A time your analysis changed a decision",
  meaning: "Whether you work for a decision or for a report.",
  points: [{ id: "decision", point: "Who was to decide", words: ["decide"], isNeeded: true }],
  anchors: ["Says it matters.", "Names a report.", "Names one.", "With figures.", "All of it."],
  probes: [{ about: { kind: "part", part: "result" }, ask: "What came of “{quote}”?" }],
  hints: ["Who was about to decide what?"],
  example: "At a shop in Pune I looked at the returns of one quarter.",
  subject: ["analysis"],
  leads: { lessons: [], problems: [] },
};

/** A typed answer, unless something else is said. */
export function makeAnswer(given: object = {}): InterviewEvent {
  return {
    id: randomUUID(),
    at: 30,
    kind: "answered",
    text: "They wanted to change the courier. I looked at the pin codes.",
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: true,
    ...given,
  };
}
