import { useEffect, useMemo, useRef, useState } from "react";
import { type InterviewState, replay } from "@taiyari/domain/interview";
import { interviews } from "../../../shared/interview/interviews.ts";
import { createLogClock, forgetClock, type LogClock } from "../../../shared/event-log/log-clock.ts";
import type { InterviewAct, OwnInterview } from "../../../shared/interview/interviews.ts";
import { forgetTyping } from "./kept-typing.ts";

type Timeless<Act> = Act extends InterviewAct ? Omit<Act, "at"> : never;

export interface Room {
  readonly state: InterviewState;
  /** Seconds of the interview's clock, each second anew. */
  readonly now: number;
  /** Seconds that are left; null where there is no clock to run out. */
  readonly left: number | null;
  /** Why it is paused; null while it goes on. */
  readonly pause: "person" | "microphone" | "page" | null;
  /** Something happens now. */
  readonly act: (act: Timeless<InterviewAct>) => void;
}

const clockKeyOf = (id: string) => `interview.clock.${id}`;

const TICK_MS = 1_000;
/** In seconds. */
const LATE_STEP = 5;

/** An interview that goes on: where it stands, and its clock, which waits while it is paused or the page is hidden. */
export function useRoom({ head: interview, events }: OwnInterview): Room {
  const { id } = interview;
  const [clock] = useState((): LogClock => {
    const latest = Math.max(0, ...events.map(({ at }) => at));
    return createLogClock(clockKeyOf(id), latest);
  });
  const [now, setNow] = useState(clock.now);
  // What the clock does by itself it does when the time is over: no tick before that changes anything of it.
  const late = now < interview.setup.minutes * 60 ? 0 : Math.floor(now / LATE_STEP) * LATE_STEP;
  const state = useMemo(() => replay(interview, events, late), [interview, events, late]);
  const paused = events.findLast(({ kind }) => kind === "paused" || kind === "resumed");
  const pause = state.isPaused && paused?.kind === "paused" ? paused.why : null;
  const isOver = state.phase === "ended";
  const isRunning = !state.isPaused && !isOver && state.phase !== "wrap-up";

  const act: Room["act"] = (given) => {
    interviews.record(id, { ...given, at: Math.round(clock.now() * 10) / 10 });
    setNow(clock.now());
  };
  const latest = useRef({ act, pause, isRunning });
  useEffect(() => {
    latest.current = { act, pause, isRunning };
  });

  useEffect(() => {
    if (!isRunning) return;
    clock.run();
    const timer = setInterval(() => {
      setNow(clock.now());
      clock.keep();
    }, TICK_MS);
    return () => {
      clock.wait();
      clock.keep();
      clearInterval(timer);
    };
  }, [clock, isRunning]);

  useEffect(() => {
    function follow() {
      const { act: happen, pause: why, isRunning: wasRunning } = latest.current;
      if (document.visibilityState === "hidden") {
        if (wasRunning) happen({ kind: "paused", why: "page" });
      } else if (why === "page") happen({ kind: "resumed" });
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  useEffect(() => {
    if (!isOver) return;
    forgetClock(clockKeyOf(id));
    forgetTyping(id);
  }, [id, isOver]);

  const { mode, minutes } = interview.setup;
  const left = mode === "study" ? null : Math.max(0, minutes * 60 - now);
  return { state, now, left, pause, act };
}
