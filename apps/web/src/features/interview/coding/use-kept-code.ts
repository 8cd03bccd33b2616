import { useState } from "react";
import type { Language } from "@taiyari/domain/practice";
import { local } from "../../../lib/storage.ts";

/** What is written in each language, kept with each letter. An interview begins with an empty page, whatever was solved in the Lab. */
export function useKeptCode(
  place: string,
  languages: readonly Language[],
  startOf: (language: Language) => string,
) {
  const key = `interview.code.${place}`;
  const [code, setCode] = useState(() => read(key, languages));
  const language = code.language;
  const text = code.texts[language] ?? startOf(language);

  function write(next: typeof code) {
    setCode(next);
    local.set(key, JSON.stringify(next));
  }

  return {
    language,
    text,
    isStart: text === startOf(language),
    setText: (typed: string) => write({ language, texts: { ...code.texts, [language]: typed } }),
    setLanguage: (chosen: Language) => write({ ...code, language: chosen }),
  };
}

interface Written {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
}

function read(key: string, languages: readonly Language[]): Written {
  const first = languages[0] ?? "javascript";
  try {
    const kept = Object(JSON.parse(local.get(key) ?? "null")) as Partial<Written>;
    return {
      language: languages.find((one) => one === kept.language) ?? first,
      texts: Object(kept.texts) as Written["texts"],
    };
  } catch {
    return { language: first, texts: {} };
  }
}
