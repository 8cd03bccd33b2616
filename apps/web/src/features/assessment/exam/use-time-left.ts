import { useEffect, useRef, useState } from "react";
import { count } from "../../../lib/numbers.ts";

const SECOND_MS = 1_000;

/**
 * Whole seconds until the end; 0 from then on.
 *
 * @param clockAhead  the server's clock against this one's, in milliseconds
 * @param onOver      called once, at the end
 */
export function useTimeLeft(endsAt: string, clockAhead: number, onOver: () => void): number {
  const secondsLeft = () =>
    Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - clockAhead) / SECOND_MS));
  const [seconds, setSeconds] = useState(secondsLeft);
  const over = useRef(onOver);
  const isOver = useRef(false);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const tick = () => {
      const left = secondsLeft();
      setSeconds(left);
      if (left > 0 || isOver.current) return;
      isOver.current = true;
      over.current();
    };
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock is made from these two
  }, [endsAt, clockAhead]);
  return seconds;
}

/** "34 minutes and 12 seconds" */
export function timeInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    ...(minutes > 0 ? [count(minutes, "minute")] : []),
    ...(rest > 0 || minutes === 0 ? [count(rest, "second")] : []),
  ];
  return parts.join(" and ");
}
