import { planNodes, type QueryPlan } from "@taiyari/domain/sql";
import { sayMs } from "../state/use-run.ts";
import { BOX, flowWidth, layOutPlan, type PlacedNode } from "./plan-layout.ts";
import { sayRows, sayWhat } from "./plan-words.ts";
import styles from "./plan.module.css";

interface PlanPictureProps {
  readonly plan: QueryPlan;
  /** The step that the lesson is about. */
  readonly marked: number | null;
}

/** The plan drawn from left to right. A list beside it says the same to those who do not see it. */
export function PlanPicture({ plan: { root }, marked }: PlanPictureProps) {
  const { boxes, flows, width, height } = layOutPlan(root);
  const nodes = planNodes(root);
  const whole = nodes.reduce((sum, { ownMs }) => sum + (ownMs ?? 0), 0);
  const most = Math.max(...boxes.map(rowsOf));
  return (
    <div className={styles["picture"]} aria-hidden="true">
      <svg
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        style={{ maxWidth: width + 8, minWidth: 0.75 * width }}
      >
        {flows.map(({ from, to }) => {
          const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
          const [x2, y2] = [to.x, to.y + BOX.height / 2];
          const middle = (x1 + x2) / 2;
          return (
            <path
              key={from.node.id}
              className={styles["flow"]}
              strokeWidth={flowWidth(rowsOf(from), most)}
              d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
            />
          );
        })}
        {boxes.map(({ node, x, y }) => (
          <g
            key={node.id}
            transform={`translate(${x} ${y})`}
            className={styles["step"]}
            data-marked={node.id === marked || undefined}
          >
            <rect className={styles["frame"]} width={BOX.width} height={BOX.height} rx="10" />
            <text className={styles["type"]} x="14" y="26">
              {fit(node.type, 18)}
            </text>
            {node.ownMs !== null && (
              <text className={styles["ms"]} x={BOX.width - 14} y="26" textAnchor="end">
                {sayMs(node.ownMs)}
              </text>
            )}
            <text className={styles["what"]} x="14" y="46">
              {fit(sayWhat(node), 23)}
            </text>
            <rect
              className={styles["rail"]}
              x="14"
              y="56"
              width={BOX.width - 28}
              height="5"
              rx="2.5"
            />
            <rect
              className={styles["share"]}
              x="14"
              y="56"
              width={whole > 0 ? ((BOX.width - 28) * (node.ownMs ?? 0)) / whole : 0}
              height="5"
              rx="2.5"
            />
            <text className={styles["rows"]} x="14" y="83">
              {sayRows(node)}
            </text>
            <title>{[node.type, node.table, node.detail].filter(Boolean).join(" · ")}</title>
          </g>
        ))}
      </svg>
    </div>
  );
}

function rowsOf({ node }: PlacedNode): number {
  return node.rows ?? node.plannedRows;
}

function fit(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
