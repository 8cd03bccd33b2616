import { findInDraft, type DraftHit } from "@taiyari/domain/draft";
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { count } from "../../../lib/numbers.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEditor } from "../state/editor-context.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import styles from "./find.module.css";

interface FindBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** More than a person reads through; the number says how many there are. */
const MOST_SHOWN = 30;

/** Finds words in all fields of the draft and goes to them. */
export function FindBar({ input, onClose }: FindBarProps) {
  const { store, goTo } = useEditor();
  const draft = useDraft(store, (state) => state.draft);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const sought = useDeferredValue(words);
  const hits = useMemo(() => findInDraft(draft, sought), [draft, sought]);
  const isBlank = sought.trim() === "";

  useEffect(() => input.current?.select(), [input]);

  function go(index: number) {
    const hit = hits.at(hits.length === 0 ? 0 : index % hits.length);
    if (!hit) return;
    setAt(hits.indexOf(hit));
    goTo(hit.field, { at: hit.at, length: hit.length });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(event.shiftKey ? at - 1 : at);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = at + (event.key === "ArrowDown" ? 1 : -1);
      if (hits.length > 0) setAt((next + hits.length) % hits.length);
    }
  }

  return (
    <div className={styles["find"]} role="search" aria-label="Your resume" data-own-undo>
      <div className={styles["line"]}>
        <LineIcon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Find in your resume"
          aria-expanded={hits.length > 0}
          aria-controls="find-hits"
          aria-activedescendant={hits.length > 0 ? hitId(at) : undefined}
          placeholder="Find in your resume"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <span className={styles["count"]} role="status">
          {isBlank ? "" : hits.length === 0 ? "Not found" : count(hits.length, "field")}
        </span>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <LineIcon name="cross" />
        </button>
      </div>
      {hits.length > 0 && (
        <div id="find-hits" className={styles["hits"]} role="listbox" aria-label="Found in">
          {hits.slice(0, MOST_SHOWN).map((hit, index) => (
            <Hit key={keyOf(hit)} hit={hit} index={index} isAt={index === at} onGo={go} />
          ))}
        </div>
      )}
    </div>
  );
}

interface HitProps {
  readonly hit: DraftHit;
  readonly index: number;
  readonly isAt: boolean;
  readonly onGo: (index: number) => void;
}

function Hit({ hit, index, isAt, onGo }: HitProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard is in the field above, which names this one
    <div
      id={hitId(index)}
      role="option"
      aria-selected={isAt}
      tabIndex={-1}
      onClick={() => onGo(index)}
    >
      <span>{hit.label}</span>
      <small>{hit.excerpt}</small>
    </div>
  );
}

function hitId(index: number): string {
  return `find-hit-${index}`;
}

function keyOf({ field }: DraftHit): string {
  return [field.section, field.item ?? "", field.field].join(" ");
}
