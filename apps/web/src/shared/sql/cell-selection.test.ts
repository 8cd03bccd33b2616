import { describe, expect, test } from "vitest";
import { isSelected, movedBy, selectedText, sizeOf, type CellSelection } from "./cell-selection.ts";

const SIZE = { rows: 30, columns: 3 };
const at = (row: number, column: number): CellSelection => ({
  anchor: { row, column },
  head: { row, column },
});

function press(selection: CellSelection, keys: string) {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  return movedBy(
    selection,
    {
      key: key === "Space" ? " " : key,
      isShift: parts.includes("Shift"),
      isCtrl: parts.includes("Ctrl"),
    },
    SIZE,
  );
}

describe("a key that does nothing", () => {
  test.each(["x", "Tab", "Enter", "Space", "Escape", "Ctrl+c"])(
    "%s is left to the browser",
    (key) => {
      expect(press(at(2, 1), key)).toBeNull();
    },
  );

  test.each(["ArrowUp", "ArrowLeft", "PageUp", "Home"])("%s stays at the first cell", (key) => {
    expect(press(at(0, 0), key)).toEqual(at(0, 0));
  });

  test.each(["ArrowDown", "ArrowRight", "PageDown", "End"])("%s stays at the last cell", (key) => {
    expect(press(at(29, 2), key)).toEqual(at(29, 2));
  });
});

describe("a key moves", () => {
  test.each([
    ["ArrowUp", 11, 1],
    ["ArrowDown", 13, 1],
    ["ArrowLeft", 12, 0],
    ["ArrowRight", 12, 2],
    ["PageUp", 2, 1],
    ["PageDown", 22, 1],
    ["Home", 12, 0],
    ["End", 12, 2],
    ["Ctrl+Home", 0, 0],
    ["Ctrl+End", 29, 2],
    ["Ctrl+ArrowDown", 29, 1],
  ] as const)("%s to %i, %i", (key, row, column) => {
    expect(press(at(12, 1), key)).toEqual(at(row, column));
  });
});

describe("a stretch of cells", () => {
  test("grows with Shift, and is one cell again with Escape", () => {
    const grown = press(press(at(1, 1), "Shift+ArrowDown") ?? at(0, 0), "Shift+ArrowLeft");
    expect(grown).toEqual({ anchor: { row: 1, column: 1 }, head: { row: 2, column: 0 } });
    expect(grown && sizeOf(grown)).toEqual({ rows: 2, columns: 2 });
    expect(grown && isSelected(grown, { row: 1, column: 2 })).toBe(false);
    expect(grown && isSelected(grown, { row: 1, column: 0 })).toBe(true);
    expect(grown && press(grown, "Escape")).toEqual(at(2, 0));
  });

  test("Shift and Space take rows, Ctrl and A everything", () => {
    expect(press(at(1, 1), "Shift+Space")).toEqual({
      anchor: { row: 1, column: 0 },
      head: { row: 1, column: 2 },
    });
    expect(press(at(1, 1), "Ctrl+a")).toEqual({
      anchor: { row: 0, column: 0 },
      head: { row: 29, column: 2 },
    });
  });
});

describe("copied", () => {
  const rows = [
    ["1", 'A "b"', null],
    ["2", "a\tb", "-7.50"],
  ];

  test("one value is as it stands", () => {
    expect(selectedText(at(0, 1), rows)).toBe('A "b"');
    expect(selectedText(at(0, 2), rows)).toBe("");
  });

  test("several are lines with tabs, however the stretch was drawn", () => {
    const all = { anchor: { row: 1, column: 2 }, head: { row: 0, column: 0 } };
    expect(selectedText(all, rows)).toBe('1\t"A ""b"""\t\n2\t"a\tb"\t-7.50');
  });
});
