import type { Language } from "@taiyari/domain/practice";
import { session } from "../../../lib/session.ts";
import { local } from "../../../lib/storage.ts";

/** Code as it was left on this device. */
export interface KeptCode {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is kept belongs to the person: the next one on this device does not see it. */
function owner(): string {
  const current = session.get();
  return current.status === "signed-in" ? current.user.id : "";
}

const keyOf = (slug: string, language: Language) => `practice.code.${owner()}.${slug}.${language}`;
const languageKey = () => `practice.language.${owner()}`;

/** Null where nothing was typed. */
export function keptCode(slug: string, language: Language): KeptCode | null {
  try {
    const found: unknown = JSON.parse(local.get(keyOf(slug, language)) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { text, at } = found as Readonly<Record<string, unknown>>;
    return typeof text === "string" && typeof at === "number" ? { text, at } : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keepCode(slug: string, language: Language, kept: KeptCode): boolean {
  return local.set(keyOf(slug, language), JSON.stringify(kept));
}

/** The language somebody wrote in last; null for nobody. */
export function keptLanguage(): string | null {
  return local.get(languageKey());
}

export function keepLanguage(language: Language): void {
  local.set(languageKey(), language);
}
