import { describe, expect, test } from "vitest";
import { checkOrder, move, place, shuffled, takeOut } from "./parsons.ts";

const PUZZLE = {
  lines: ["seen ← an empty map", "for each item", "  look it up", "return nothing"],
  extra: ["sort the items"],
};

describe("the lines of an outline", () => {
  test("begin in the pool, all of them, not in their order, and each time the same", () => {
    const { placed, pool } = shuffled(PUZZLE);
    expect(placed).toEqual([]);
    expect(pool.toSorted()).toEqual([...PUZZLE.lines, ...PUZZLE.extra].toSorted());
    expect(pool.slice(0, 4)).not.toEqual(PUZZLE.lines);
    expect(shuffled(PUZZLE).pool).toEqual(pool);
  });

  test("an order is refused at its first wrong line, one that does not belong is named so", () => {
    expect(checkOrder(PUZZLE, ["seen ← an empty map", "  look it up"])).toEqual({
      kind: "wrong",
      right: 1,
      isExtra: false,
    });
    expect(checkOrder(PUZZLE, ["sort the items"])).toEqual({
      kind: "wrong",
      right: 0,
      isExtra: true,
    });
    expect(checkOrder(PUZZLE, PUZZLE.lines.slice(0, 2))).toEqual({ kind: "unfinished", right: 2 });
    expect(checkOrder(PUZZLE, PUZZLE.lines)).toEqual({ kind: "right" });
  });

  test("lines move to another place, stop at the ends, and go back to the pool", () => {
    const start = { placed: ["a", "b"], pool: ["c"] };
    expect(move(start, 0, -1)).toEqual(start);
    expect(move(start, 1, 2)).toEqual(start);
    expect(move({ placed: ["a", "b", "c"], pool: [] }, 2, 0).placed).toEqual(["c", "a", "b"]);
    expect(move(start, 0, 1).placed).toEqual(["b", "a"]);
    expect(place(start, 0)).toEqual({ placed: ["a", "b", "c"], pool: [] });
    expect(takeOut(start, 0)).toEqual({ placed: ["b"], pool: ["c", "a"] });
  });
});
