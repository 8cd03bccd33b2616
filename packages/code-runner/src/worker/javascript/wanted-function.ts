import { hasOwn } from "./primordials.ts";

type Called = (...args: unknown[]) => unknown;

/**
 * The function that is to be called: what the code's own top level has under its name, else what a module exports under
 * it, else what it exports by default.
 */
export function wantedFunction(name: string, local: unknown, exported: unknown): Called | null {
  if (isFunction(local)) return local;
  if (isFunction(exported)) return exported;
  if (typeof exported !== "object" || exported === null) return null;
  return named(exported, name) ?? named(exported, "default");
}

function named(exported: object, key: string): Called | null {
  const found = hasOwn(exported, key) ? (exported as Record<string, unknown>)[key] : null;
  return isFunction(found) ? found : null;
}

function isFunction(value: unknown): value is Called {
  return typeof value === "function";
}

const DEFINITION =
  /^(?:export\s+)?(?:default\s+)?(?:(?:async\s+)?function\s*\*?\s*|(?:const|let|var|class)\s+)([\w$]+)/gmu;

/** Names that are defined at the beginning of a line, for a sentence that says what was found instead. */
export function definedNames(code: string): readonly string[] {
  return [...new Set([...code.matchAll(DEFINITION)].flatMap(([, name]) => name ?? []))];
}
