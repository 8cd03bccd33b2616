import { type KeyboardEvent, useRef, useState } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { count } from "../../../../lib/numbers.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { linesOf } from "./file-kinds.tsx";
import { foundParts, linesWith } from "./find-in-lines.ts";
import styles from "./files.module.css";

/** A log with the numbers of its lines, in which one can look for words. */
export function LogFile({ file }: { readonly file: ScenarioFile }) {
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(file.content);
  const found = linesWith(lines, wanted);
  const current = found[at];

  function show(place: number) {
    if (found.length === 0) return;
    const next = (place + found.length) % found.length;
    setAt(next);
    list.current?.children[found[next] ?? 0]?.scrollIntoView({ block: "nearest" });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    show(at + (event.shiftKey ? -1 : 1));
  }

  return (
    <div className={styles["log"]}>
      <search className={styles["find"]}>
        <LineIcon name="search" small />
        <input
          type="search"
          aria-label="Find in the log"
          placeholder="Find in the log"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <span className="num" role="status">
          {wanted.trim() !== "" &&
            (found.length === 0 ? "Not found" : `${at + 1} of ${count(found.length, "line")}`)}
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-label="Line before"
          disabled={found.length === 0}
          onClick={() => show(at - 1)}
        >
          <LineIcon name="move-up" small />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Next line"
          disabled={found.length === 0}
          onClick={() => show(at + 1)}
        >
          <LineIcon name="move-down" small />
        </button>
      </search>
      <div
        className={styles["sheet"]}
        role="region"
        aria-label={`Lines of ${file.name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long log is scrolled with the arrow keys
        tabIndex={0}
      >
        <ol ref={list} className={styles["lines"]}>
          {lines.map((line, place) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a line has no other name than its place
              key={place}
              data-current={(wanted.trim() !== "" && place === current) || undefined}
              data-level={levelOf(line)}
            >
              <code>
                {foundParts(line, wanted).map(({ text, isFound }, part) =>
                  isFound ? (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <mark key={part}>{text}</mark>
                  ) : (
                    text
                  ),
                )}
              </code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The level of a line, by the words that logs have for it. */
function levelOf(line: string): "warn" | "error" | undefined {
  if (/\b(?:ERROR|FATAL|CRITICAL|PAGE)\b/u.test(line)) return "error";
  return /\bWARN(?:ING)?\b/u.test(line) ? "warn" : undefined;
}
