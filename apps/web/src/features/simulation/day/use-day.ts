import { type Act, replay, type Scenario, type SimulationState } from "@taiyari/domain/simulation";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { forgetClock } from "../../../shared/event-log/log-clock.ts";
import type { ActOf } from "../../../shared/event-log/log-store.ts";
import { type OwnRun, runs } from "../../../shared/simulation/runs.ts";
import { askReplies, openReplies } from "./ask-replies.ts";
import { clockKeyOf, createDayClock } from "./day-clock.ts";

type Timeless<Given> = Given extends ActOf<Act> ? Omit<Given, "at"> : never;

/** Something somebody does, now. */
export type DeskAct = Timeless<ActOf<Act>>;

/** A day that goes on, or is over. */
export interface Day {
  readonly own: OwnRun;
  readonly scenario: Scenario;
  readonly state: SimulationState;
  /** Whether anything was done yet: the clock waits until `start`. */
  readonly isStarted: boolean;
  readonly isRunning: boolean;
  /** @returns  the id of the act */
  readonly act: (given: DeskAct) => string;
  readonly start: () => void;
  /** Lets the time pass until something comes, or the day is over. An answer that the language model writes is waited for, a few seconds. */
  readonly waitForNext: () => void;
  /** Whether such an answer is waited for. */
  readonly isWaiting: boolean;
  readonly end: () => void;
  /** The language model that people answer with; null where the scenario answers by itself. */
  readonly model: string | null;
}

const TICK_MS = 1_000;
/** What somebody waits for the words of the model before those of the scenario come. */
const PATIENCE_MS = 8_000;
/** Which engine an installation has changes when it is restarted. */
const STATUS_MS = 60_000;

/** The day of a run: how it stands, and its clock, which waits before the start, while it is paused and while the page is hidden. */
export function useDay(own: OwnRun, scenario: Scenario): Day {
  const { head, events } = own;
  const { id } = head;
  const [clock] = useState(() => createDayClock(own, scenario));
  // Nothing at a desk changes within a minute but what somebody does.
  const [minute, setMinute] = useState(() => Math.floor(clock.now()));
  const state = useMemo(() => replay(scenario, events, minute), [scenario, events, minute]);
  const isStarted = events.length > 0;
  const { isOver } = state;
  const isRunning = isStarted && !state.isPaused && !isOver;

  const status = useQuery(api.coach.status.queryOptions({ staleTime: STATUS_MS, retry: false }));
  const model = status.data?.engine === "model" ? (status.data.name ?? "a language model") : null;

  const minutes = () => Math.round(clock.now() * 100) / 100;
  const act: Day["act"] = (given) => {
    const at = minutes();
    const done = runs.record(id, { ...given, at });
    clock.keep();
    setMinute(Math.floor(clock.now()));
    if (model !== null && (given.kind === "chat-sent" || given.kind === "mail-sent"))
      void askReplies(id, scenario, events, { ...given, at, id: done });
    return done;
  };
  const latest = useRef({ act, isRunning, state });
  useEffect(() => {
    latest.current = { act, isRunning, state };
  });

  const [isWaiting, setWaiting] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  async function waitForNext(): Promise<void> {
    const { nextAt } = state;
    const asked = openReplies(id);
    if (asked && state.replies.some(({ comesAt }) => comesAt === nextAt)) {
      setWaiting(true);
      await Promise.race([asked, new Promise((over) => setTimeout(over, PATIENCE_MS))]);
      if (!isHere.current) return;
      setWaiting(false);
      // It may have come by itself meanwhile.
      if (!latest.current.isRunning || latest.current.state.nextAt !== nextAt) return;
    }
    latest.current.act({ kind: "waited" });
  }

  useEffect(() => {
    if (!isRunning) return;
    function follow() {
      if (document.visibilityState === "hidden") clock.wait();
      else clock.run();
    }
    follow();
    const timer = setInterval(() => {
      setMinute(Math.floor(clock.now()));
      clock.keep();
    }, TICK_MS);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clock.wait();
      clock.keep();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [clock, isRunning]);

  // Waiting moves the time of the scenario; the clock follows it.
  const reached = state.time - scenario.clock.start;
  useEffect(() => {
    if (reached <= clock.now()) return;
    clock.moveTo(reached);
    clock.keep();
  }, [clock, reached]);

  // A day whose time has run out is over for every device.
  const isEnded = events.some(({ kind }) => kind === "ended");
  useEffect(() => {
    if (!isOver) return;
    if (!isEnded) latest.current.act({ kind: "ended" });
    forgetClock(clockKeyOf(id));
  }, [id, isOver, isEnded]);

  return {
    own,
    scenario,
    state,
    isStarted,
    isRunning,
    act,
    start: () => void act({ kind: "resumed" }),
    waitForNext: () => void waitForNext(),
    isWaiting,
    end: () => void act({ kind: "ended" }),
    model,
  };
}
