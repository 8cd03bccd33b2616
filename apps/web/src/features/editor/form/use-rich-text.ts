import { MAX_FIELD_TEXT, type TextChange } from "@taiyari/domain/draft";
import {
  linkAround,
  lookAt,
  type Look,
  plainText,
  withLook,
  withLooksOf,
  withWords,
} from "@taiyari/domain/rich";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** A stretch of the words of a text; a caret where both are the same. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is switched on and off; a link has an address. */
export type Switch = "bold" | "italic";

interface RichTextProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** As it is stored: `plainText` gives its words. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Tells the person why nothing came in; "" when all is well again. */
  readonly onProblem: (sentence: string) => void;
}

/** A text with looks in a field that only knows words: what is typed, and what the words look like. */
export interface RichText {
  readonly text: string;
  /** Of what is selected; for a caret of what would be typed there. */
  readonly look: Look;
  /** What somebody should hear who does not see the words: "Bold on". */
  readonly said: string;
  /** @param caret  where the caret is now */
  readonly type: (text: string, caret: number) => void;
  /** A change by a key of ours; what was pasted may bring its looks. */
  readonly put: (change: TextChange, pasted?: Stretch & { readonly stored: string }) => void;
  readonly toggle: (which: Switch) => void;
  /** Where a link would be: the one at the caret, else what is selected. */
  readonly linkPlace: () => Stretch & { readonly url: string };
  /** Puts a link there; "" takes it away. Words come in where none are selected. */
  readonly setLink: (place: Stretch, url: string, words: string) => void;
  /** The caret was put somewhere. */
  readonly select: () => void;
}

const NAMES: Readonly<Record<Switch, string>> = { bold: "Bold", italic: "Italic" };

/** Keeps looks on words while they are typed in a plain field. */
export function useRichText({ area, value, onChange, onProblem }: RichTextProps): RichText {
  const text = plainText(value);
  const wanted = useRef<Stretch | null>(null);
  const [place, setPlace] = useState<Stretch>({ from: 0, to: 0 });
  /** Switched on or off where nothing is selected: for what is typed next. */
  const [next, setNext] = useState<{ readonly at: number; readonly look: Partial<Look> }>();
  const [said, setSaid] = useState("");
  const isNext = next?.at === place.from && place.from === place.to;
  const look = { ...lookAt(value, place.from, place.to), ...(isNext ? next.look : {}) };

  useLayoutEffect(() => {
    if (!area.current || !wanted.current) return;
    area.current.setSelectionRange(wanted.current.from, wanted.current.to);
    wanted.current = null;
  });

  function now(): Stretch {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return { from: selectionStart, to: selectionEnd };
  }

  /** @returns whether it fits */
  function change(stored: string): boolean {
    if (stored.length > MAX_FIELD_TEXT) {
      onProblem(
        "This text is as long as a text here can be. Shorten it first. Nothing was changed.",
      );
      return false;
    }
    onProblem("");
    if (stored !== value) onChange(stored);
    return true;
  }

  function moveTo(stretch: Stretch): void {
    wanted.current = stretch;
    setPlace(stretch);
  }

  return {
    text,
    look,
    said,
    type(after, caret) {
      const typed = next && caret > next.at ? next.look : {};
      setNext(undefined);
      change(withWords(value, after, caret, typed));
    },
    put(made, pasted) {
      const stored = withWords(value, made.text, made.end);
      const looked = pasted ? withLooksOf(stored, pasted.from, pasted.to, pasted.stored) : stored;
      if (!change(looked)) return;
      setNext(undefined);
      moveTo({ from: made.start, to: made.end });
    },
    toggle(which) {
      const { from, to } = now();
      const was = isNext ? look : lookAt(value, from, to);
      const isOn = !was[which];
      setSaid(`${NAMES[which]} ${isOn ? "on" : "off"}`);
      if (from === to) setNext({ at: from, look: { ...next?.look, [which]: isOn } });
      else change(withLook(value, from, to, { [which]: isOn }));
      moveTo({ from, to });
    },
    linkPlace() {
      const at = now();
      const around = at.from === at.to ? linkAround(value, at.from) : null;
      const { from, to } = around ?? at;
      return { from, to, url: from === to ? "" : lookAt(value, from, to).url };
    },
    setLink({ from, to }, url, words) {
      const isNew = from === to;
      const come = isNew ? text.slice(0, from) + words + text.slice(to) : text;
      const end = isNew ? from + words.length : to;
      if (!change(withLook(withWords(value, come, end), from, end, { url }))) return;
      setSaid(url === "" ? "Link removed" : "Link set");
      moveTo({ from: end, to: end });
    },
    select() {
      const { from, to } = now();
      if (from === place.from && to === place.to) return;
      setPlace({ from, to });
      if (next && (from !== next.at || to !== next.at)) setNext(undefined);
      setSaid("");
    },
  };
}
