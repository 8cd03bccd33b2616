import { Skeleton } from "../../ui/spinner.tsx";
import styles from "./machine.module.css";

/** The page's place until the reading is there. */
export function ReviewSkeleton() {
  return (
    <div className={styles["wrap"]} aria-busy="true">
      <h1 className="vh">What a machine reads</h1>
      <p className="vh" role="status">
        Loading what a machine reads
      </p>
      <div className={styles["waiting"]}>
        <Skeleton height="112px" />
        <Skeleton height="68px" />
        <div className={styles["split"]}>
          <Skeleton height="780px" />
          <Skeleton height="780px" />
        </div>
      </div>
    </div>
  );
}
