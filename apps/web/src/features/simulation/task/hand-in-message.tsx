import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./work-form.module.css";

/** What is missing before it can be handed in, or why it was not. */
export function HandInMessage({ message }: { readonly message: string | null }) {
  return (
    <div role="alert">
      {message !== null && (
        <p className={styles["message"]}>
          <LineIcon name="warn" small />
          {message}
        </p>
      )}
    </div>
  );
}
