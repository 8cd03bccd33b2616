import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { useRouter } from "@tanstack/react-router";
import { SearchIcon } from "../../ui/icons.tsx";
import { Results } from "./results.tsx";
import { useSearch } from "./use-search.ts";
import type { SearchHit } from "./pages.ts";
import styles from "./search-box.module.css";

/** Source: the specification, section 9. */
const BLUR_DELAY_MS = 200;

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Something was opened: the menu around the box may close. */
  readonly onOpened?: () => void;
}

/** The search of the top bar: a list of pages and own things that opens on focus. */
export function SearchBox({ ref, onOpened }: SearchBoxProps) {
  const router = useRouter();
  const listId = useId();
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useSearch(query, isOpen);
  const current = Math.min(active, found.length - 1);

  useEffect(() => () => clearTimeout(closing.current), []);

  function show(): void {
    clearTimeout(closing.current);
    setOpen(true);
  }

  function open({ path }: SearchHit): void {
    clearTimeout(closing.current);
    setOpen(false);
    setQuery("");
    setActive(0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    router.history.push(path);
    onOpened?.();
  }

  function handleKey(event: KeyboardEvent): void {
    switch (event.key) {
      case "ArrowDown":
        event.preventDefault();
        if (isOpen) setActive(found.length === 0 ? 0 : (current + 1) % found.length);
        show();
        return;
      case "ArrowUp":
        event.preventDefault();
        if (isOpen) setActive(found.length === 0 ? 0 : (current - 1 + found.length) % found.length);
        show();
        return;
      case "Enter": {
        event.preventDefault();
        const chosen = found[current];
        if (isOpen && chosen) open(chosen);
        return;
      }
      case "Escape":
        if (!isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        return;
      default:
    }
  }

  return (
    <div role="search" className={styles["box"]}>
      <SearchIcon />
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[current] ? `${listId}-${current}` : undefined}
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        placeholder="Search"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          show();
        }}
        onFocus={show}
        onClick={show}
        onBlur={() => {
          closing.current = setTimeout(() => setOpen(false), BLUR_DELAY_MS);
        }}
        onKeyDown={handleKey}
      />
      <kbd aria-hidden="true">{isMac ? "⌘ K" : "Ctrl K"}</kbd>
      <Results
        id={listId}
        isOpen={isOpen}
        query={query}
        found={found}
        current={current}
        onChoose={open}
      />
    </div>
  );
}
