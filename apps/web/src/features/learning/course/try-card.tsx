import { RunCard } from "../sql/run-card.tsx";
import styles from "./course.module.css";

const QUERY = `SELECT c.state,
       count(*) AS cod_orders,
       round(100.0 * count(*) FILTER (WHERE o.status = 'rto')
             / count(*), 1) AS came_back_pct
FROM orders AS o
JOIN customers AS c ON c.id = o.customer_id
WHERE o.pay_method = 'cod'
GROUP BY c.state
ORDER BY came_back_pct DESC
LIMIT 5;`;

/** A first query, to run before anything was read. */
export function TryCard() {
  return (
    <div className={styles["try"]}>
      <RunCard title="Where does cash on delivery come back unpaid?" sql={QUERY}>
        <p className={styles["hint"]}>
          Try: change <code>LIMIT 5</code> to <code>LIMIT 12</code>, or <code>&apos;cod&apos;</code>{" "}
          to <code>&apos;upi&apos;</code>. You cannot break anything.
        </p>
      </RunCard>
    </div>
  );
}
