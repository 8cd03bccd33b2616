import type { Rewording } from "./rewording.ts";
import { linesOf } from "./text-parts.ts";

const STOPPED = /[.!?।]["”’)]?$/u;

/** How many lines of bullets end with a full stop, and how many do not. */
export function countStops(text: string): { readonly stopped: number; readonly open: number } {
  const lines = linesOf(text);
  const stopped = lines.filter((line) => STOPPED.test(line.text)).length;
  return { stopped, open: lines.length - stopped };
}

/**
 * Lines that all end with a full stop, or all without, and none with a comma.
 *
 * @param wanted  true for full stops
 */
export function unifyStops(text: string, wanted: boolean): Rewording[] {
  return linesOf(text).flatMap(({ start, text: words }): Rewording[] => {
    const at = start + words.length;
    const loose = /[,;:\s]+$/u.exec(words)?.[0].length ?? 0;
    const isStopped = STOPPED.test(words);
    const isAbbreviated = /(?:^|[\s(])(?:\p{L}\.)+$|\b(?:etc|Ltd|Pvt|Inc|nos?)\.$/u.test(words);
    if (loose > 0)
      return [{ edits: [{ from: at - loose, to: at, text: wanted ? "." : "" }], reason: "stop" }];
    if (wanted && !isStopped) return [{ edits: [{ from: at, to: at, text: "." }], reason: "stop" }];
    if (!wanted && words.endsWith(".") && !isAbbreviated && !/[.!?]\s/u.test(words.slice(0, -1)))
      return [{ edits: [{ from: at - 1, to: at, text: "" }], reason: "stop" }];
    return [];
  });
}
