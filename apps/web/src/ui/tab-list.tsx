import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tab-list.module.css";

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** The id of the panel, without the tab's: `${panel}-${id}`. */
  readonly panel: string;
  /**
   * A line below the open one, as `parts` three that stand for the parts of a screen on a phone alone; left out for a look of
   * the caller's own.
   */
  readonly look?: "underlined" | "parts";
  readonly className?: string | undefined;
}

const LOOKS = {
  underlined: [styles["underlined"]],
  parts: [styles["underlined"], styles["parts"]],
};

/** Tabs by the pattern of the ARIA authoring guide: arrow keys, Home and End move between them, Tab leaves them. */
export function TabList<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  panel,
  look,
  className,
}: TabListProps<Id>) {
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === value);
    const to = target(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  }

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={[...(look ? LOOKS[look] : []), className].join(" ")}
      onKeyDown={handleKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panel}-tab-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={panel}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function target(key: string, at: number, length: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % length;
    case "ArrowLeft":
      return (at - 1 + length) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
