import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from "react";
import { matchingNames, type MatchingName, type NameToChoose } from "./matching-names.ts";
import { type ListOption, useOptionList } from "./use-option-list.ts";

/** Long enough that a press on a name counts before the list goes. Source: the specification, section 9. */
const BLUR_DELAY_MS = 150;

interface NameChoiceParts {
  readonly names: readonly NameToChoose[];
  readonly typed: string;
  /** What is in the field already. */
  readonly tags: readonly string[];
  readonly onChoose: (name: string) => void;
  /** The field was left and no name was chosen. */
  readonly onLeave: () => void;
}

export interface NameOption extends ListOption, MatchingName {}

/** When the list of names beside a tag field is open, and what is in it. */
export function useNameChoice({ names, typed, tags, onChoose, onLeave }: NameChoiceParts) {
  const [isWanted, setWanted] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const found = useMemo(
    () => (isWanted ? matchingNames(names, typed, tags).map(optionOf) : []),
    [isWanted, names, typed, tags],
  );
  const isOpen = found.length > 0;
  const list = useOptionList(isOpen);

  const leave = useEffectEvent(() => {
    close();
    onLeave();
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => leave(), BLUR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  function close(): void {
    setWanted(false);
    setLeaving(false);
  }

  return {
    /** What is offered now; none while the list is closed. */
    found,
    field: list.field,
    connect: list.connect,
    close,
    choose(name: string): void {
      close();
      onChoose(name);
    },
    handleText(text: string): void {
      setWanted(true);
      list.handleText(text);
    },
    /** @returns whether the key was the list's */
    handleKey(event: KeyboardEvent<HTMLInputElement>): boolean {
      if (!isOpen) {
        if (event.key === "ArrowDown") setWanted(true);
        return false;
      }
      if (event.key !== "Escape") return list.handleKey(event);
      close();
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    handleFocus: () => setLeaving(false),
    /** @param next  what has the focus now, as far as it is known */
    handleBlur(next: Element | null): void {
      if (list.isInList(next)) return;
      if (isOpen && next === null) return setLeaving(true);
      close();
      onLeave();
    },
  };
}

function optionOf({ name, alias }: MatchingName): NameOption {
  return { id: name, text: `${name} ${alias}`.trim(), name, alias };
}
