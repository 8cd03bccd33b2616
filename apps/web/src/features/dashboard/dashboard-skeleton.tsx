import { Spinner } from "../../ui/spinner.tsx";
import styles from "./dashboard-skeleton.module.css";

/** Keeps the places of the first cards while the figures are on their way. */
export function DashboardSkeleton() {
  return (
    <div className={styles["skeleton"]}>
      <Spinner label="Counting what you did" />
    </div>
  );
}
