import { useEffect, useRef, useState } from "react";
import { deviceRecordings } from "../../../lib/voice/recordings.ts";
import type { RecordedPiece } from "../../../lib/voice/recorder.ts";
import { createSpeaker, type Speaker } from "../../../lib/voice/speaker.ts";
import type { SpokenAnswer } from "../../../lib/voice/listening.ts";
import { meterOf } from "../../../lib/voice/level-meter.ts";
import type { VoiceChoices } from "../../../lib/voice/voice-choices.ts";
import { session } from "../../../lib/session.ts";
import type { VoiceProps } from "../answering/given-answer.ts";
import type { Presence } from "../doorway/presence.ts";
import { forgetSpoken, keepSpoken, spokenBefore } from "./spoken-draft.ts";
import type { Recognisers } from "./use-recognisers.ts";
import { beginVoiceTurn, type VoiceTurn, type VoiceTurnView } from "./voice-turn.ts";

const OPENING: VoiceTurnView = { stage: "opening", heard: null, notice: "" };
/** The room is drawn anew when the voice is so much louder. Of 1. */
const LEVEL_STEP = 0.1;
/** The meter's scale where speech lies. */
const [QUIET, LOUD] = [15, 75] as const;

const PRESENCES: Readonly<Record<VoiceTurnView["stage"], Presence>> = {
  opening: "waiting",
  speaking: "speaking",
  listening: "listening",
  writing: "thinking",
  stopped: "waiting",
};

/** What was read out already, by the interview and its question: a reload or a pause does not repeat it. */
const readOut = new Set<string>();

/** Speaks and listens for what is asked now; stops while it is paused. */
export function useVoiceTurn(
  props: VoiceProps,
  choices: VoiceChoices,
  chosen: Recognisers["chosen"],
): { readonly view: VoiceTurnView; readonly turn: () => VoiceTurn | null } {
  const { interviewId, asking, language, isPaused } = props;
  const [view, setView] = useState(OPENING);
  const turn = useRef<VoiceTurn | null>(null);
  /** The turn before this one, until its last words are written down. */
  const ending = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ props, choices });
  useEffect(() => {
    latest.current = { props, choices };
  });
  const question = `${interviewId} ${asking.at} ${asking.kind} ${asking.text}`;

  useEffect(() => {
    if (isPaused || chosen === null) return;
    let isGone = false;
    let presence: Presence = "waiting";
    let level = 0;
    const tell = () => latest.current.props.onPresence(presence, level);

    void (async () => {
      await ending.current;
      if (isGone) return;
      tell();
      const now = latest.current;
      const before = spokenBefore(interviewId, now.props.text);
      const isNew = before === null && !readOut.has(question);
      readOut.add(question);
      const speaker = isNew && now.choices.readsOut ? speakerHere() : null;
      turn.current = beginVoiceTurn({
        deviceId: now.choices.deviceId,
        language,
        recogniser: chosen,
        question: speaker && { text: asking.text, speaker },
        isFirstAnswer: asking.kind !== "follow-up",
        before,
        keepAudio: now.choices.keepsAudio
          ? (recorded) => void keepRecording(interviewId, asking.at, recorded)
          : null,
        onView(next) {
          setView(next);
          presence = PRESENCES[next.stage];
          tell();
        },
        onLevel(heard) {
          const next = prefersStillness() ? 0.5 : shareOf(heard);
          if (presence !== "listening" || Math.abs(next - level) < LEVEL_STEP) return;
          level = next;
          tell();
        },
        onHeard(spoken) {
          keepSpoken(interviewId, spoken);
          latest.current.props.onHeard(spoken.text);
        },
        onAnswer(spoken: SpokenAnswer) {
          forgetSpoken(interviewId);
          latest.current.props.onAnswer(spoken);
        },
        onLost: () => latest.current.props.onLost(),
      });
    })();

    return () => {
      isGone = true;
      ending.current = turn.current?.stop() ?? Promise.resolve();
      turn.current = null;
      setView({ ...OPENING, stage: "stopped" });
    };
  }, [asking.at, asking.kind, asking.text, chosen, interviewId, isPaused, language, question]);

  return { view, turn: () => turn.current };
}

function speakerHere(): Speaker | null {
  return "speechSynthesis" in window ? createSpeaker(window.speechSynthesis) : null;
}

function shareOf(level: number): number {
  return Math.max(0, Math.min(1, (meterOf(level) - QUIET) / (LOUD - QUIET)));
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

async function keepRecording(
  interview: string,
  askedAt: number,
  { audio, seconds }: RecordedPiece,
): Promise<void> {
  const current = session.get();
  if (current.status !== "signed-in" || audio.size === 0) return;
  const recordedAt = new Date().toISOString();
  await deviceRecordings().keep({
    owner: current.user.id,
    interview,
    askedAt,
    recordedAt,
    seconds,
    audio,
  });
}
