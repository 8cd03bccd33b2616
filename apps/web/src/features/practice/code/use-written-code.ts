import { useState } from "react";
import type { Language } from "@taiyari/domain/practice";
import { keepCode, keepLanguage, keptCode, keptLanguage } from "./kept-code.ts";

/** The code of a problem as it is worked on, in each of its languages. */
export interface WrittenCode {
  readonly slug: string;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** When this device kept it last, milliseconds since 1970; null where nothing was typed here. */
  readonly keptAt: number | null;
  /** Whether it is what the problem begins with. */
  readonly isStart: boolean;
  readonly reset: () => void;
  /** Puts a text of before in place of what stands there, in its language. */
  readonly take: (language: Language, text: string) => void;
}

interface About {
  readonly slug: string;
  readonly languages: readonly Language[];
  readonly startOf: (language: Language) => string;
  /** What was submitted last on any device; null for nothing. */
  readonly submittedIn: (language: Language) => string | null;
}

/** Keeps what is typed on this device at once. Nothing of it ever runs by itself. */
export function useWrittenCode({ slug, languages, startOf, submittedIn }: About): WrittenCode {
  const [language, choose] = useState<Language>(
    () => languages.find((one) => one === keptLanguage()) ?? languages[0] ?? "javascript",
  );
  /** By language; what is not here is on the device, or nowhere. */
  const [typed, setTyped] = useState<Readonly<Record<string, ReturnType<typeof keptCode>>>>({});
  const kept = language in typed ? typed[language] : keptCode(slug, language);
  const text = kept?.text ?? submittedIn(language) ?? startOf(language);

  function write(into: Language, next: string) {
    const now = { text: next, at: Date.now() };
    keepCode(slug, into, now);
    setTyped((was) => ({ ...was, [into]: now }));
  }

  function setLanguage(next: Language) {
    choose(next);
    keepLanguage(next);
  }

  return {
    slug,
    languages,
    language,
    setLanguage,
    text,
    setText: (next) => write(language, next),
    keptAt: kept?.at ?? null,
    isStart: text === startOf(language),
    reset: () => write(language, startOf(language)),
    take(into, next) {
      setLanguage(into);
      write(into, next);
    },
  };
}
