import { Breakable } from "../../ui/breakable.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import styles from "./copy-row.module.css";

interface CopyRowProps {
  /** What the button does: "Copy the address". */
  readonly label: string;
  readonly shown: string;
  readonly text: string;
}

/** A line of text with a button that copies it. */
export function CopyRow({ label, shown, text }: CopyRowProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Copied", text: "", kind: "done" });
    } catch {
      showToast({
        title: "Nothing was copied",
        text: "This browser does not allow it. Select the line and copy it yourself.",
        kind: "problem",
      });
    }
  }

  return (
    <p className={styles["copy"]}>
      <span>
        <Breakable text={shown} />
      </span>
      <Button kind="quiet" aria-label={label} onClick={() => void copy()}>
        Copy
      </Button>
    </p>
  );
}
