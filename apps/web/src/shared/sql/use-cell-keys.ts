import type { Cell } from "@taiyari/domain/sql";
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import { count } from "../../lib/numbers.ts";
import { showToast } from "../../ui/toast-store.ts";
import {
  type CellPlace,
  type CellSelection,
  isSelected,
  movedBy,
  selectedText,
  sizeOf,
} from "./cell-selection.ts";

const FIRST: CellSelection = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

/**
 * Goes through the cells of a table by keyboard and copies them, by the pattern of a grid of the ARIA authoring guide: one
 * of its cells has the keyboard's place. The table has numbers of rows in its first column.
 *
 * @param rows  those that are shown
 */
export function useCellKeys(rows: readonly (readonly Cell[])[], columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [selection, setSelection] = useState(FIRST);
  /** Before somebody was in the table nothing of it is selected. */
  const [isEntered, setIsEntered] = useState(false);
  const [shown, setShown] = useState(rows);
  if (shown !== rows) {
    setShown(rows);
    setSelection(FIRST);
    setIsEntered(false);
  }

  function select(next: CellSelection): void {
    setIsEntered(true);
    setSelection(next);
    cellAt(table.current, next.head)?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, shiftKey: isShift, ctrlKey, metaKey } = event;
    if (event.altKey) return;
    const size = { rows: rows.length, columns };
    const next = movedBy(selection, { key, isShift, isCtrl: ctrlKey || metaKey }, size);
    if (!next) return;
    event.preventDefault();
    select(next);
  }

  function handlePress(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    if (place.column < 0) {
      const [first, last] = [
        { row: place.row, column: 0 },
        { row: place.row, column: columns - 1 },
      ];
      event.preventDefault();
      select({ anchor: event.shiftKey ? { ...selection.anchor, column: 0 } : first, head: last });
      return;
    }
    // Without Shift the browser may select a part of the text as well.
    if (event.shiftKey) event.preventDefault();
    select({ anchor: event.shiftKey ? selection.anchor : place, head: place });
  }

  function handleCopy(event: ClipboardEvent): void {
    if (window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", selectedText(selection, rows));
    const size = sizeOf(selection);
    showToast({
      title: "Copied",
      text:
        size.rows * size.columns === 1
          ? "One cell"
          : `${count(size.rows, "row")}, ${count(size.columns, "column")}`,
    });
  }

  return {
    /** For the table. */
    table: {
      ref: table,
      role: "grid",
      "aria-multiselectable": true,
      onKeyDown: handleKey,
      onMouseDown: handlePress,
      onCopy: handleCopy,
      onFocus: (event: FocusEvent) => setIsEntered((was) => was || placeOf(event.target) !== null),
    } as const,
    /** For each of its cells. */
    cell: (row: number, column: number) => ({
      role: "gridcell",
      tabIndex: selection.head.row === row && selection.head.column === column ? 0 : -1,
      "aria-selected": isEntered && isSelected(selection, { row, column }),
    }),
  };
}

/** Of a cell among the rows; column -1 for the number of a row, null for anything else. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest("td, th") : null;
  const row = cell?.closest("tbody > tr");
  if (!cell || !row || cell.ariaHidden) return null;
  return { row: placeAmong(row), column: placeAmong(cell) - 1 };
}

function cellAt(table: HTMLTableElement | null, { row, column }: CellPlace) {
  const cell = table?.querySelector("tbody")?.children[row]?.children[column + 1];
  return cell instanceof HTMLElement ? cell : null;
}

function placeAmong(element: Element): number {
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}
