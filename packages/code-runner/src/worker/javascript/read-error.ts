import type { RunError, TraceFrame } from "@taiyari/domain/practice";
import { exec, pushTo, slice, splitText, ToString } from "./primordials.ts";
import { ownColumn, type LineMappings } from "./source-map.ts";

/** The name under which browsers list the person's code in a stack. */
export const SOURCE_NAME = "solution.js";

/** Chromium: `at name (solution.js:1:2)`, or without name and brackets. Firefox and Safari: `name@solution.js:1:2`. */
const FRAME = /^\s*(?:at (?:(.*?) \()?|(.*?)@)(?:[^\s(]*\/)?solution\.js:(\d+):(\d+)\)?$/u;
/** How a stack calls the code outside of functions. */
const TOP_LEVEL = /^(?:eval|anonymous|<anonymous>|async|async eval|.*\/<)?$/u;
const MOST_FRAMES = 20;

/** What was thrown, with its places in the person's own code. Nothing it holds is trusted: a getter may throw. */
export function readError(thrown: unknown, mappings: LineMappings): RunError {
  const name = readText(thrown, "name");
  const message = readText(thrown, "message");
  if (name === null || message === null) {
    return {
      name: "Error",
      message: `Uncaught ${textOf(thrown)}`,
      line: null,
      column: null,
      trace: [],
    };
  }
  const places = framesOf(readText(thrown, "stack") ?? "");
  // By index: what destructuring calls may have been changed.
  // oxlint-disable-next-line prefer-destructuring
  const first = places[0];
  const trace: TraceFrame[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as Place;
    pushTo(trace, { line: place.line, name: place.name });
  }
  return {
    name,
    message,
    line: first?.line ?? null,
    column: first ? ownColumn(mappings, first.line, first.column) : null,
    trace,
  };
}

interface Place {
  readonly name: string | null;
  readonly line: number;
  readonly column: number;
}

function framesOf(stack: string): Place[] {
  const places: Place[] = [];
  const lines = splitText(stack, "\n");
  for (let at = 0; at < lines.length && places.length < MOST_FRAMES; at += 1) {
    const found = exec(FRAME, lines[at] as string);
    if (!found) continue;
    const name = found[1] ?? found[2] ?? "";
    const isTop = exec(TOP_LEVEL, name) !== null;
    pushTo(places, { name: isTop ? null : name, line: +(found[3] ?? 0), column: +(found[4] ?? 0) });
  }
  return places;
}

function readText(thrown: unknown, key: "name" | "message" | "stack"): string | null {
  try {
    if (typeof thrown !== "object" || thrown === null) return null;
    const text = (thrown as Readonly<Record<string, unknown>>)[key];
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

const LONGEST_TEXT = 1_000;

function textOf(thrown: unknown): string {
  try {
    return slice(ToString(thrown), 0, LONGEST_TEXT);
  } catch {
    return typeof thrown;
  }
}
