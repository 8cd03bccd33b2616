import { outageSentence } from "../../lib/failures.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import styles from "./server-trouble.module.css";

const FAILED =
  "This could not be loaded. Try again; if it stays, tell the person who runs this installation.";

interface ServerTroubleProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded: says what to do, and tries again when asked to. */
export function ServerTrouble({ error, onRetry }: ServerTroubleProps) {
  return (
    <div className={`card ${styles["trouble"]}`} role="alert">
      <LineIcon name="warn" />
      <p>{outageSentence(error) ?? FAILED}</p>
      <Button kind="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
