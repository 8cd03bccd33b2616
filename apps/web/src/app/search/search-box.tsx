import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from "react";
import { useRouter } from "@tanstack/react-router";
import { SearchIcon } from "../../ui/icons.tsx";
import { Results } from "./results.tsx";
import { useSearch } from "./use-search.ts";
import type { SearchRow } from "./search-engine.ts";
import styles from "./search-box.module.css";

/** Source: the specification, section 9. */
const BLUR_DELAY_MS = 200;

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Something was opened: the menu around the box may close. */
  readonly onOpened?: () => void;
}

/** The search of the top bar: pages, what there is to learn and practise, and own things; the list opens on focus. */
export function SearchBox({ ref, onOpened }: SearchBoxProps) {
  const router = useRouter();
  const listId = useId();
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  /** The id of the row that the person moved to; null for the first. A row keeps its mark when others come in before it. */
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useSearch(query, isOpen);
  const rows = found?.rows ?? [];
  const current = Math.max(
    rows.findIndex(({ entry }) => entry.id === active),
    rows.length > 0 ? 0 : -1,
  );

  useEffect(() => () => clearTimeout(closing.current), []);

  function show(): void {
    clearTimeout(closing.current);
    setOpen(true);
  }

  function ask(text: string): void {
    setQuery(text);
    setActive(null);
    show();
    input.current?.focus();
  }

  function move(step: 1 | -1): void {
    if (isOpen && rows.length > 0)
      setActive(rows[(current + step + rows.length) % rows.length]?.entry.id ?? null);
    show();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    closing.current = setTimeout(() => setOpen(false), BLUR_DELAY_MS);
  }

  function open({ entry: { path } }: SearchRow): void {
    clearTimeout(closing.current);
    setOpen(false);
    setQuery("");
    setActive(null);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    router.history.push(path);
    onOpened?.();
  }

  function handleKey(event: KeyboardEvent): void {
    switch (event.key) {
      case "ArrowDown":
        event.preventDefault();
        move(1);
        return;
      case "ArrowUp":
        event.preventDefault();
        move(-1);
        return;
      case "Enter": {
        if (event.target !== input.current) return;
        event.preventDefault();
        const chosen = rows[current];
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices the keys and the focus on their way out of what is operated inside
    <div role="search" className={styles["box"]} onBlur={handleBlur} onKeyDown={handleKey}>
      <SearchIcon />
      <input
        ref={(element) => {
          input.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && rows[current] ? `${listId}-${current}` : undefined}
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        placeholder="Search"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(null);
          show();
        }}
        onFocus={show}
        onClick={show}
      />
      <kbd aria-hidden="true">{isMac ? "⌘ K" : "Ctrl K"}</kbd>
      <Results
        id={listId}
        isOpen={isOpen}
        query={query}
        found={found}
        current={current}
        onChoose={open}
        onAsk={ask}
      />
    </div>
  );
}
