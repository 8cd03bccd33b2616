import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from "react";
import { matchingNames, type MatchingName, type NameToChoose } from "./matching-names.ts";

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

export interface NameChoice {
  /** What is offered now; none while the list is closed. */
  readonly found: readonly MatchingName[];
  /** The index of the one that Enter takes; null for none. */
  readonly marked: number | null;
  readonly choose: (name: string) => void;
  /** Something was typed. */
  readonly open: () => void;
  /** @returns whether the key was the list's */
  readonly handleKey: (event: KeyboardEvent) => boolean;
  readonly handleFocus: () => void;
  /** @param next  what has the focus now, as far as it is known */
  readonly handleBlur: (next: Element | null) => void;
}

/**
 * A list of names beside a text field, after the combobox pattern: arrows mark, Enter takes the marked one, Escape
 * closes. Nothing is marked until the person does it, so that what is typed is never replaced unasked.
 *
 * Source: WAI-ARIA Authoring Practices, combobox with manual selection.
 */
export function useNameChoice({
  names,
  typed,
  tags,
  onChoose,
  onLeave,
}: NameChoiceParts): NameChoice {
  const [isWanted, setWanted] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const found = useMemo(
    () => (isWanted ? matchingNames(names, typed, tags) : []),
    [isWanted, names, typed, tags],
  );
  const isOpen = found.length > 0;

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
    setMarked(null);
  }

  function choose(name: string): void {
    close();
    onChoose(name);
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (!isOpen) {
      if (event.key === "ArrowDown") setWanted(true);
      return false;
    }
    switch (event.key) {
      case "ArrowDown":
        setMarked(marked === null ? 0 : (marked + 1) % found.length);
        break;
      case "ArrowUp":
        setMarked(((marked ?? 0) - 1 + found.length) % found.length);
        break;
      case "Enter": {
        const chosen = marked === null ? undefined : found[marked];
        if (!chosen) return false;
        choose(chosen.name);
        break;
      }
      case "Escape":
        close();
        event.stopPropagation();
        break;
      case "ArrowLeft":
      case "ArrowRight":
      case "Home":
      case "End":
        setMarked(null);
        return false;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  return {
    found,
    marked: marked !== null && marked < found.length ? marked : null,
    choose,
    open() {
      setWanted(true);
      setMarked(null);
    },
    handleKey,
    handleFocus: () => setLeaving(false),
    handleBlur(next) {
      if (isOpen && next === null) return setLeaving(true);
      close();
      onLeave();
    },
  };
}
