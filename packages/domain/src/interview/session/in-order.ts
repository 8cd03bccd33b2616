import type { InterviewEvent } from "../session.ts";

/** What each kind must have, so that an event can be taken; kinds that are not here are of a later version. */
const FITS: Readonly<Record<InterviewEvent["kind"], (event: Fields) => boolean>> = {
  answered: ({ text }) => isText(text),
  solved: ({ language, code, passed, total }) =>
    isText(language) && isText(code) && isCount(passed) && isCount(total),
  skipped: always,
  "hint-shown": always,
  "example-shown": always,
  "asked-again": always,
  paused: always,
  resumed: always,
  corrected: ({ turn, text }) => isCount(turn) && isText(text),
  noted: ({ text }) => isText(text),
  "tried-again": always,
  "went-on": always,
  ended: always,
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Events each once, by their time; those of one moment stay in the order they were given. What is no event of this version is left out, so that a device with an older
 * version can follow an interview that was begun on a newer one.
 */
export function inOrder(events: readonly InterviewEvent[]): readonly InterviewEvent[] {
  const byId = new Map<string, InterviewEvent>();
  for (const event of events) {
    if (isEvent(event) && !byId.has(event.id)) byId.set(event.id, event);
  }
  return [...byId.values()].toSorted((a, b) => a.at - b.at);
}

function isEvent(event: unknown): event is InterviewEvent {
  if (typeof event !== "object" || event === null) return false;
  const fields = event as Fields;
  const { id, at, kind } = fields;
  return (
    isText(id) &&
    typeof at === "number" &&
    Number.isFinite(at) &&
    at >= 0 &&
    isText(kind) &&
    Object.hasOwn(FITS, kind) &&
    FITS[kind as InterviewEvent["kind"]](fields)
  );
}

function always(): boolean {
  return true;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
