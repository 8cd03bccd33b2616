import { planNodes, type PlanNode, type QueryPlan } from "@taiyari/domain/sql";
import { sayMs } from "../state/use-run.ts";
import { sayRows, sayWhat } from "./plan-words.ts";
import styles from "./plan.module.css";

interface PlanListProps {
  readonly plan: QueryPlan;
  readonly marked: number | null;
}

/** The plan as nested lists, each step above those it takes rows from. */
export function PlanList({ plan: { root }, marked }: PlanListProps) {
  const whole = planNodes(root).reduce((sum, { ownMs }) => sum + (ownMs ?? 0), 0);
  return (
    <ul className={styles["list"]} aria-label="Steps of the plan, the last first">
      <Step node={root} whole={whole} marked={marked} />
    </ul>
  );
}

interface StepProps {
  readonly node: PlanNode;
  readonly whole: number;
  readonly marked: number | null;
}

function Step({ node, whole, marked }: StepProps) {
  return (
    <li>
      <div className={styles["row"]} data-marked={node.id === marked || undefined}>
        <b>{node.type}</b>
        <span className="num">{node.ownMs === null ? "" : sayMs(node.ownMs)}</span>
        <span>{sayWhat(node)}</span>
        <span className="num">{sayRows(node)}</span>
        <meter
          min={0}
          max={whole || 1}
          value={node.ownMs ?? 0}
          aria-label={`Share of the time of ${node.type}`}
        />
      </div>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Step key={child.id} node={child} whole={whole} marked={marked} />
          ))}
        </ul>
      )}
    </li>
  );
}
