import { useEffect, useRef, type KeyboardEvent } from "react";

export interface GridCell {
  readonly key: string;
  readonly text: string;
  /** The whole date, for a screen reader. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Today's month or day. */
  readonly isNow: boolean;
  /** Belongs to the month before or after. */
  readonly isOutside: boolean;
  readonly isDisabled: boolean;
}

interface PickGridProps {
  readonly label: string;
  readonly columns: number;
  /** What stands above the columns. */
  readonly heads?: readonly { readonly text: string; readonly name: string }[];
  readonly cells: readonly GridCell[];
  /** The one the keyboard is on. */
  readonly at: number;
  /** Asks for another to be it, this many cells on; a page is `page` cells, whatever its length. */
  readonly onMove: (by: { readonly cells: number } | { readonly pages: number }) => void;
  readonly onPick: (at: number) => void;
}

/** Cells to pick one of. One tab stop; arrows, Home, End and the page keys move in it. */
export function PickGrid({ label, columns, heads, cells, at, onMove, onPick }: PickGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(true);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });

  function handleKey(event: KeyboardEvent) {
    const column = at % columns;
    const move = {
      ArrowLeft: { cells: -1 },
      ArrowRight: { cells: 1 },
      ArrowUp: { cells: -columns },
      ArrowDown: { cells: columns },
      Home: { cells: -column },
      End: { cells: columns - 1 - column },
      PageUp: { pages: -1 },
      PageDown: { pages: 1 },
    }[event.key];
    if (!move) return;
    event.preventDefault();
    byKey.current = true;
    onMove(move);
  }

  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => row * columns);
  return (
    <div
      ref={grid}
      className="pick-grid"
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {heads && (
        <div role="row" className="pick-grid__row" data-columns={columns}>
          {heads.map(({ text, name }) => (
            <span key={name} role="columnheader" className="pick-grid__head" aria-label={name}>
              {text}
            </span>
          ))}
        </div>
      )}
      {rows.map((start) => (
        <div key={start} role="row" className="pick-grid__row" data-columns={columns}>
          {cells.slice(start, start + columns).map((cell, offset) => (
            <button
              key={cell.key}
              type="button"
              role="gridcell"
              className="pick-grid__cell"
              tabIndex={start + offset === at ? 0 : -1}
              aria-label={cell.name}
              aria-selected={cell.isChosen}
              aria-current={cell.isNow ? "date" : undefined}
              aria-disabled={cell.isDisabled || undefined}
              data-outside={cell.isOutside || undefined}
              onClick={() => {
                if (!cell.isDisabled) onPick(start + offset);
              }}
            >
              {cell.text}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
