import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./code-card.module.css";

interface EngineTroubleProps {
  readonly onRetry: () => void;
}

/** PostgreSQL could not be had. What is on the page can be read all the same. */
export function EngineTrouble({ onRetry }: EngineTroubleProps) {
  return (
    <div className={styles["trouble"]} role="alert">
      <LineIcon name="warn" />
      <p>
        <b>PostgreSQL could not be started here.</b> Your text is kept. Look at your connection and
        try again.
      </p>
      <Button kind="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
