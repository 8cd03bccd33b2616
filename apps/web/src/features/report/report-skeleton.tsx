import { Skeleton } from "../../ui/spinner.tsx";
import styles from "./report.module.css";

/** The report's place until it is there. */
export function ReportSkeleton({ isBeingMade = false }: { readonly isBeingMade?: boolean }) {
  return (
    <div className={styles["page"]} aria-busy="true">
      <h1 className="vh">Resume report</h1>
      <p className="vh" role="status">
        {isBeingMade ? "Reading the resume and making the report" : "Loading the report"}
      </p>
      <Skeleton height="112px" />
      <Skeleton height="520px" />
      <Skeleton height="220px" />
      <Skeleton height="480px" />
    </div>
  );
}
