/**
 * What the interviewer is at, and whose turn it is. `waiting` is of the greeting and the goodbye; `lost` is a microphone that went
 * away.
 */
export type Presence =
  | "waiting"
  | "speaking"
  | "thinking"
  | "listening"
  | "typing"
  | "paused"
  | "lost";

/** The same in words: the state never stands in the picture alone. */
export const PRESENCE_WORDS: Readonly<Record<Presence, string>> = {
  waiting: "Interviewer",
  speaking: "Interviewer speaking",
  thinking: "Thinking about your answer",
  listening: "Your turn, listening",
  typing: "Your turn, typing",
  paused: "Paused",
  lost: "Microphone lost, paused",
};
