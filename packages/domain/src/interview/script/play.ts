import { OVERTIME_SECONDS, secondsOf } from "../session/clock.ts";
import { replay } from "../session/replay.ts";
import { WRAP_UP_SECONDS } from "../plan/budget.ts";
import type { Interview, InterviewEvent, InterviewState } from "../session.ts";
import type { ScriptedAnswer } from "./script.ts";

/** Words of an interviewer and of a candidate in a second: 150 and 130 a minute. Source: research/practice.md 2.4. */
const INTERVIEWER_PACE = 2.5;
const CANDIDATE_PACE = 130 / 60;
/** Thinking before an answer, in seconds, where the script says nothing. Our choice. */
const USUAL_WAIT = 2;

export interface PlayedScript {
  readonly events: readonly InterviewEvent[];
  readonly state: InterviewState;
  /** How many answers were given; what is left of a script was asked for by nobody. */
  readonly given: number;
}

/** What a candidate does in a state of the interview; null to say nothing any more. `given` is how many answers there were. */
export type Candidate = (state: InterviewState, given: number) => ScriptedAnswer | null;

/**
 * Plays a script against the engine: each time something is asked the next answer is given. When there is none left the candidate says nothing, and the interview ends when
 * its time is over, in the study mode at once. The same script gives the same.
 */
export function playScript(interview: Interview, answers: readonly ScriptedAnswer[]): PlayedScript {
  return playCandidate(interview, (_, given) => answers[given] ?? null);
}

/** Plays a candidate who answers by what is asked. */
export function playCandidate(interview: Interview, candidate: Candidate): PlayedScript {
  const events: InterviewEvent[] = [];
  let at = 0;
  let state = replay(interview, events);
  let given = 0;
  const happen = (event: Unnumbered) => {
    events.push({ ...event, id: `event-${events.length + 1}`, at });
    state = replay(interview, events, at);
  };

  at += spokenSeconds(state.turns.at(-1)?.text ?? "");
  happen({ kind: "went-on" });
  while (state.asking ?? state.phase === "review") {
    const answer = candidate(state, given);
    if (!answer) break;
    if (state.phase === "review") happen({ kind: answer.again ? "tried-again" : "went-on" });
    if (!state.asking) break;
    at += spokenSeconds(state.asking.text) + (answer.wait ?? USUAL_WAIT);
    state = replay(interview, events, at);
    // The time was over before a word was said.
    if (state.asking === null) break;
    given += 1;
    for (let hint = 0; hint < answer.hints; hint++) happen({ kind: "hint-shown" });
    if (answer.skip) {
      happen({ kind: "skipped" });
      continue;
    }
    at += answer.seconds ?? wordCount(answer.text) / CANDIDATE_PACE;
    if (answer.solved) happen({ kind: "solved", ...answer.solved });
    const turn = state.turns.filter(({ by }) => by === "person").length;
    const { text, seconds, pauses } = answer;
    happen({ kind: "answered", text, seconds, pauses, words: null, keepsFillers: true });
    if (answer.correct !== null) happen({ kind: "corrected", turn, text: answer.correct });
  }
  return { events, state: ended(interview, events, state, at), given };
}

/** An event without what the player gives it. */
type Unnumbered = InterviewEvent extends infer Event
  ? Event extends InterviewEvent
    ? Omit<Event, "id" | "at">
    : never
  : never;

function ended(
  interview: Interview,
  events: InterviewEvent[],
  state: InterviewState,
  at: number,
): InterviewState {
  if (state.phase === "ended") return state;
  const seconds = secondsOf(interview);
  if (state.phase === "wrap-up" || seconds === null) {
    events.push({ kind: "ended", id: `event-${events.length + 1}`, at });
    return replay(interview, events, at);
  }
  return replay(interview, events, seconds + OVERTIME_SECONDS + WRAP_UP_SECONDS);
}

function spokenSeconds(text: string): number {
  return wordCount(text) / INTERVIEWER_PACE;
}

function wordCount(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
