import { useEffect, useRef, useState } from "react";
import { local } from "../../../lib/storage.ts";
import { isTyping } from "../../../ui/is-typing.ts";

export interface ExamKeyActions {
  /** Chooses the option of that place, from 0; nothing where there is none. */
  readonly onChoose: (at: number) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onMark: () => void;
}

/** No question has more options: the check of the content sees to it. */
const OPTION_LETTERS = "abcde";

const KEPT = "assessment.keys";

/**
 * Listens to the keys of an assessment: letters choose and go on, arrows go on where they do nothing else. They can be
 * switched off, for speech input and for keys pressed by accident (WCAG 2.1.4).
 *
 * @returns  whether they are on, which this device keeps, and how to change it
 */
export function useExamKeys(actions: ExamKeyActions): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => local.get(KEPT) !== "off");
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    function handle(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [isOn]);

  function change(next: boolean): void {
    local.set(KEPT, next ? "on" : "off");
    setIsOn(next);
  }
  return [isOn, change];
}

function actionOf({ key, target }: KeyboardEvent, actions: ExamKeyActions): (() => void) | null {
  const letter = key.toLowerCase();
  const place = letter.length === 1 ? OPTION_LETTERS.indexOf(letter) : -1;
  if (place >= 0) return () => actions.onChoose(place);
  if (letter === "n") return actions.onNext;
  if (letter === "p") return actions.onBack;
  if (letter === "f") return actions.onMark;
  // Arrows scroll a wide table or query, and move between the options, where those have the focus.
  if (target instanceof HTMLElement && target.closest("input, [tabindex='0']")) return null;
  if (key === "ArrowRight") return actions.onNext;
  return key === "ArrowLeft" ? actions.onBack : null;
}
