import { local } from "../../../../lib/storage.ts";

const PREFIX = "courseAnswer:";

/** What was typed at an exercise on this device; undefined for nothing. */
export function keptAnswer(key: string): string | undefined {
  return local.get(PREFIX + key) ?? undefined;
}

export function keepAnswer(key: string, text: string): void {
  local.set(PREFIX + key, text);
}
