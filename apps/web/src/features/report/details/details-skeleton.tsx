import { Skeleton } from "../../../ui/spinner.tsx";
import styles from "./details.module.css";
import rail from "./progress-rail.module.css";

/** The form's place while the upload is looked up. */
export function DetailsSkeleton() {
  return (
    <div className={`wrap ${styles["layout"]}`} aria-busy="true">
      <div className={rail["rail"]}>
        <Skeleton height="240px" />
      </div>
      <header className={styles["head"]}>
        <h1>Resume analysis details</h1>
        <Skeleton height="100px" />
      </header>
      <div className={styles["form"]}>
        <Skeleton height="250px" />
        <Skeleton height="450px" />
      </div>
    </div>
  );
}
