import type { PlanNode } from "@taiyari/domain/sql";

export const BOX = { width: 212, height: 98, gapX: 40, gapY: 24 } as const;

export interface PlacedNode {
  readonly node: PlanNode;
  readonly x: number;
  readonly y: number;
}

export interface PlanLayout {
  readonly boxes: readonly PlacedNode[];
  /** From a step to the one that takes its rows. */
  readonly flows: readonly { readonly from: PlacedNode; readonly to: PlacedNode }[];
  readonly width: number;
  readonly height: number;
}

/** Steps from left to right as rows flow, the last at the right; each beside the middle of those it takes rows from. */
export function layOutPlan(root: PlanNode): PlanLayout {
  const boxes: PlacedNode[] = [];
  const flows: { from: PlacedNode; to: PlacedNode }[] = [];
  const deepest = depthOf(root);
  let rows = 0;

  function place(node: PlanNode, depth: number): PlacedNode {
    const children = node.children.map((child) => place(child, depth + 1));
    const first = children[0];
    const last = children.at(-1);
    const y = first && last ? (first.y + last.y) / 2 : rows++ * (BOX.height + BOX.gapY);
    const placed = { node, x: (deepest - depth) * (BOX.width + BOX.gapX), y };
    boxes.push(placed);
    for (const from of children) flows.push({ from, to: placed });
    return placed;
  }

  place(root, 0);
  return {
    boxes,
    flows,
    width: (deepest + 1) * (BOX.width + BOX.gapX) - BOX.gapX,
    height: Math.max(rows, 1) * (BOX.height + BOX.gapY) - BOX.gapY,
  };
}

function depthOf({ children }: PlanNode): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf));
}

/** The width of a flow: thin for one row, thick for all that the busiest step gives. */
export function flowWidth(rows: number, most: number): number {
  return 1.5 + 10.5 * (Math.log10(1 + rows) / Math.log10(1 + Math.max(most, 1)));
}
