import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ResultSet } from "@taiyari/domain/sql";
import { ResultGrid } from "./result-grid.tsx";

function numbers(count: number): ResultSet {
  return {
    columns: [{ name: "total", type: "integer", kind: "number" }],
    rows: Array.from({ length: count }, (_, at) => [String(at + 1)]),
  };
}

const cells = () => screen.getAllByRole("cell").map(({ textContent }) => textContent);
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

const gridCell = (name: string) => screen.getByRole("gridcell", { name });
const selected = () =>
  screen.getAllByRole("gridcell", { selected: true }).map(({ textContent }) => textContent);

/** What a copy puts on the clipboard; null where it is left to the browser. */
function copied(): string | null {
  let text: string | null = null;
  const clipboardData = { setData: (_: string, given: string) => (text = given) };
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData });
  return text;
}

describe("ResultGrid", () => {
  test("says that there are no rows, and still what the columns are", () => {
    render(<ResultGrid result={numbers(0)} label="Result" />);
    expect(screen.getByText("No rows.")).toBeDefined();
    expect(screen.getByRole("columnheader").textContent).toBe("totalinteger");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says how many rows a statement without columns gave", () => {
    render(<ResultGrid result={{ columns: [], rows: [[], []] }} label="Result" />);
    expect(screen.getByText("2 rows without a column.")).toBeDefined();
  });

  test("tells NULL from an empty text and from the word", () => {
    const result: ResultSet = {
      columns: [{ name: "note", type: "text", kind: "text" }],
      rows: [[null], [""], ["NULL"]],
    };
    render(<ResultGrid result={result} label="Result" />);
    expect(cells()).toEqual(["NULL", "", "NULL"]);
    expect(screen.getAllByRole("cell").map((cell) => cell.childElementCount)).toEqual([1, 0, 0]);
  });

  test("has two columns of one name", () => {
    const column = { name: "id", type: "integer", kind: "number" } as const;
    render(
      <ResultGrid result={{ columns: [column, column], rows: [["1", "2"]] }} label="Result" />,
    );
    expect(cells()).toEqual(["1", "2"]);
  });

  test("turns pages of 200 rows, and begins anew with another result", async () => {
    const { rerender } = render(<ResultGrid result={numbers(450)} label="Result" />);
    expect(cells()).toHaveLength(200);
    expect(screen.getByRole("button", { name: "Rows before these" })).toHaveProperty(
      "disabled",
      true,
    );
    press("Rows after these");
    await screen.findByText("201 to 400 of 450");
    press("Rows after these");
    await screen.findByText("401 to 450 of 450");
    expect(cells().at(-1)).toBe("450");

    rerender(<ResultGrid result={numbers(201)} label="Result" />);
    expect(cells()[0]).toBe("1");
  });

  test("says when rows were left out", () => {
    render(<ResultGrid result={numbers(10_000)} rowCount={123_456} label="Result" />);
    expect(screen.getByText("First 10,000 of 1,23,456 rows")).toBeDefined();
  });

  test("is a table in a region that takes the focus, for the arrow keys", () => {
    render(<ResultGrid result={numbers(2)} label="Result of example 2" />);
    expect(screen.getByRole("region", { name: "Result of example 2" }).tabIndex).toBe(0);
    expect(screen.queryByRole("gridcell")).toBeNull();
  });
});

describe("a sheet", () => {
  const two: ResultSet = {
    columns: [
      { name: "total", type: "integer", kind: "number" },
      { name: "note", type: "text", kind: "text" },
    ],
    rows: [
      ["1", "first"],
      ["23456", null],
    ],
  };

  test("selects nothing before somebody is in it, and has one cell for the Tab key", () => {
    render(<ResultGrid result={two} label="Rows" isSheet />);
    expect(screen.queryAllByRole("gridcell", { selected: true })).toEqual([]);
    const reached = screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(reached).toEqual([gridCell("1")]);
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "1",
      "2",
    ]);
  });

  test("is gone through by arrow keys, and gives its values as PostgreSQL gave them", () => {
    render(<ResultGrid result={two} label="Rows" isSheet />);
    act(() => gridCell("1").focus());
    fireEvent.keyDown(gridCell("1"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(gridCell("23,456"));
    expect([selected(), copied()]).toEqual([["23,456"], "23456"]);
    fireEvent.keyDown(gridCell("23,456"), { key: "ArrowRight", shiftKey: true });
    fireEvent.keyDown(gridCell("NULL"), { key: "ArrowUp", shiftKey: true });
    expect(selected()).toEqual(["1", "first", "23,456", "NULL"]);
    expect(copied()).toBe("1\tfirst\n23456\t");
  });

  test("takes a row by its number", () => {
    render(<ResultGrid result={two} label="Rows" isSheet />);
    fireEvent.mouseDown(screen.getByRole("rowheader", { name: "2" }));
    expect(selected()).toEqual(["23,456", "NULL"]);
  });
});
