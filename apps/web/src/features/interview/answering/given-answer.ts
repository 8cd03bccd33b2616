import type { InterviewerTurn, SpokenLanguage, TimedWord } from "@taiyari/domain/interview";
import type { Presence } from "../doorway/presence.ts";

/** An answer as it was given: an `answered` event without its time. */
export interface GivenAnswer {
  readonly text: string;
  /** From the first word to the last; null for a typed answer. */
  readonly seconds: number | null;
  readonly pauses: readonly number[] | null;
  readonly words: readonly TimedWord[] | null;
  readonly keepsFillers: boolean;
}

export function typedAnswer(text: string): GivenAnswer {
  return { text, seconds: null, pauses: null, words: null, keepsFillers: true };
}

/** How long an answer usually is, in seconds, and the same in words. */
export interface UsualLength {
  readonly seconds: number;
  readonly text: string;
}

/** What the part of the room that speaks and listens is given. It stands where the field for typing does. */
export interface VoiceProps {
  readonly interviewId: string;
  readonly asking: InterviewerTurn;
  readonly language: SpokenLanguage;
  readonly isPaused: boolean;
  readonly usual: UsualLength;
  /** What there is of the answer already: heard before a pause or a reload, or typed. */
  readonly text: string;
  /** What the doorway shows, and how loud the person is (0 to 1). */
  readonly onPresence: (presence: Presence, level: number) => void;
  /** What was heard so far: the transcript shows it, and typing goes on from it. */
  readonly onHeard: (text: string) => void;
  readonly onAnswer: (answer: GivenAnswer) => void;
  readonly onAskAgain: () => void;
  /** The microphone went away: the interview pauses. */
  readonly onLost: () => void;
  readonly onType: () => void;
}
