import { useEffect, useRef, useState } from "react";
import type { Language } from "@taiyari/domain/practice";
import type {
  ProblemFilters,
  ProblemOrder,
  ProblemState,
} from "../../../shared/practice/problem-filters.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import styles from "./filters.module.css";

interface FilterBarProps {
  /** How many problems there are. */
  readonly all: number;
  readonly filters: ProblemFilters;
  readonly onChange: (filters: ProblemFilters) => void;
}

const LANGUAGES: readonly Language[] = ["javascript", "typescript", "python", "sql"];
const STATES: Readonly<Record<ProblemState, string>> = {
  open: "Open",
  solved: "Solved",
  due: "Due",
};
const ORDERS: Readonly<Record<ProblemOrder, string>> = {
  level: "Level",
  minutes: "Time",
  title: "Name",
};
/** What is typed stands in the address after this rest. */
const REST_MS = 250;

/** Which problems are shown, and in which order. */
export function FilterBar({ all, filters, onChange }: FilterBarProps) {
  /** Undefined leaves a filter out. */
  function set(key: keyof ProblemFilters, value: string | undefined) {
    const { [key]: _, ...rest } = filters;
    onChange(value === undefined || value === "" ? rest : { ...rest, [key]: value });
  }

  return (
    <div className={styles["filters"]}>
      <SearchField all={all} value={filters.q ?? ""} onChange={(text) => set("q", text)} />
      <Segments
        label="Language"
        value={filters.language}
        choices={LANGUAGES.map((id) => [id, LANGUAGE_NAMES[id]] as const)}
        onChange={(value) => set("language", value)}
      />
      <Segments
        label="State"
        value={filters.state}
        choices={Object.entries(STATES)}
        onChange={(value) => set("state", value)}
      />
      <label className={styles["pick"]}>
        Level
        <select value={filters.level ?? ""} onChange={({ target }) => set("level", target.value)}>
          <option value="">Any</option>
          <option value="easy">Easy</option>
          <option value="medium">Medium</option>
          <option value="hard">Hard</option>
        </select>
      </label>
      <label className={styles["pick"]}>
        Order
        <select value={filters.order ?? ""} onChange={({ target }) => set("order", target.value)}>
          <option value="">{filters.path ? "Of the path" : "What helps most"}</option>
          {Object.entries(ORDERS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface SearchFieldProps {
  readonly all: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function SearchField({ all, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      latest.current(typed.trim());
      setTyped(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={styles["find"]}>
      <SearchIcon />
      <input
        type="search"
        aria-label="Search problems"
        placeholder={`Search ${all} problems`}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}

interface SegmentsProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few, or all. */
function Segments({ label, value, choices, onChange }: SegmentsProps) {
  return (
    <div className={styles["segments"]} role="group" aria-label={label}>
      {[[undefined, "All"] as const, ...choices].map(([id, name]) => (
        <button key={name} type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
