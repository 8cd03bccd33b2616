export { answersIn, RULES } from "./broken-rules.ts";
export {
  CANDIDATES,
  candidateIn,
  FACTS,
  HOSTILE,
  INJECTION,
  NOTHING,
  OFF_TOPIC,
  RAMBLING,
  type TestCandidate,
  VAGUE,
} from "./candidates.ts";
export { answered, eventsOf, happened, interviewOf } from "./interview.ts";
