/** Levels are RMS in dB below full scale: 0 is the loudest, a quiet room about -60, speech near a microphone -35 to -15. */
export interface VoiceActivity {
  /** The least level of each of the last seconds, newest last. */
  readonly minima: readonly number[];
  /** When the last of them began. Seconds. */
  readonly second: number;
  /** When the sound that is heard now began; null in silence. Seconds. */
  readonly since: number | null;
  /** When there was sound last; null before any. */
  readonly lastSound: number | null;
  /** Whether the sound that is heard now has lasted long enough to be voice. */
  readonly isSpeaking: boolean;
  /** Stretches of voice that are over or going on, in order. */
  readonly spans: readonly VoiceSpan[];
}

export interface VoiceSpan {
  readonly from: number;
  readonly to: number;
}

/** Below this nothing is voice, however quiet the room. */
const QUIETEST_VOICE = -52;
/** Voice stands out of the room by this much. */
const ABOVE_ROOM = 9;
/** A sound has to last this long: a click of a key is shorter. Seconds. */
const LEAST_SOUND = 0.12;
/** Gaps between words and syllables that belong to one sound. Seconds. */
const GAP = 0.35;
/**
 * The room is the least level of so many seconds: speech falls back to it between words, and a noise that stays never
 * does. Source: noise estimation by minimum statistics, R. Martin 2001.
 */
const ROOM_SECONDS = 5;

export const NO_VOICE: VoiceActivity = {
  minima: [-60],
  second: 0,
  since: null,
  lastSound: null,
  isSpeaking: false,
  spans: [],
};

/**
 * What is known after one more level.
 *
 * @param level  dB of full scale, -100 for none
 * @param at     seconds on a clock that never goes back; levels come ten times a second or more
 */
export function hearLevel(
  activity: VoiceActivity,
  { level, at }: { readonly level: number; readonly at: number },
): VoiceActivity {
  const room = hearRoom(activity, level, at);
  const isSound = level > Math.max(QUIETEST_VOICE, roomLevel(room) + ABOVE_ROOM);
  if (!isSound) {
    const isOver = activity.lastSound === null || at - activity.lastSound > GAP;
    return { ...activity, ...room, ...(isOver && { since: null, isSpeaking: false }) };
  }
  const since = activity.since ?? at;
  const isSpeaking = activity.isSpeaking || at - since >= LEAST_SOUND;
  const spans = isSpeaking ? withSpan(activity.spans, since, at) : activity.spans;
  return { ...room, since, lastSound: at, isSpeaking, spans };
}

/** The level of the room without voice, in dB. */
export function roomLevel({ minima }: Pick<VoiceActivity, "minima">): number {
  return Math.min(...minima);
}

function hearRoom(
  { minima, second }: VoiceActivity,
  level: number,
  at: number,
): Pick<VoiceActivity, "minima" | "second"> {
  if (at - second >= 1) return { minima: [...minima, level].slice(-ROOM_SECONDS), second: at };
  return { minima: [...minima.slice(0, -1), Math.min(minima.at(-1) ?? level, level)], second };
}

function withSpan(spans: readonly VoiceSpan[], from: number, to: number): readonly VoiceSpan[] {
  return spans.at(-1)?.from === from
    ? [...spans.slice(0, -1), { from, to }]
    : [...spans, { from, to }];
}

/** Seconds since there was voice last: 0 while there is some, null before any. */
export function silenceOf(activity: VoiceActivity, at: number): number | null {
  const last = activity.spans.at(-1);
  return last ? Math.max(0, at - last.to) : null;
}

/** Pauses shorter than this are part of speaking. Seconds; research on fluency counts from 0.25 s, listeners notice from two. */
export const LEAST_PAUSE = 2.5;

/** From the first sound of voice to the last, and the pauses in between, in seconds to a tenth; null without voice. */
export function measureSpeech(
  spans: readonly VoiceSpan[],
): { readonly seconds: number; readonly pauses: readonly number[] } | null {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return null;
  const gaps = spans.slice(1).map((span, at) => span.from - (spans[at]?.to ?? span.from));
  return {
    seconds: tenths(last.to - first.from),
    pauses: gaps.filter((gap) => gap > LEAST_PAUSE).map(tenths),
  };
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
