import { useEffect, useState } from "react";
import type { TypeProblem } from "@taiyari/code-runner";
import { code } from "../../../lib/code/code.ts";
import type { WrittenCode } from "./use-written-code.ts";

/** Typing rests for so long before the types are looked at. */
const REST_MS = 600;
const NONE: readonly TypeProblem[] = [];

/** What is wrong with the types of TypeScript that is being edited. The checker is fetched with the first edit. */
export function useTypeProblems({ slug, language, text }: WrittenCode): readonly TypeProblem[] {
  const [found, setFound] = useState({ text: "", problems: NONE });
  /** What stood there when the language was chosen: nothing is fetched for reading it. */
  const [opened, setOpened] = useState({ slug, language, text });
  if (opened.language !== language || opened.slug !== slug) setOpened({ slug, language, text });
  const isEdited = language === "typescript" && opened.text !== text;

  useEffect(() => {
    if (!isEdited) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const problems = await code.checkTypes(text);
      if (isWanted && problems) setFound({ text, problems });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isEdited, text]);

  // Of another text the lines may have moved.
  return isEdited && found.text === text ? found.problems : NONE;
}
