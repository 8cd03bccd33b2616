import { useState, type KeyboardEvent, type ReactNode } from "react";
import styles from "./tab-hint.module.css";

interface TabHint {
  /** Stands inside of the editor, which is positioned. */
  readonly hint: ReactNode;
  /** Of the element around the editor. */
  readonly keys: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Says how to leave an editor to whoever pressed Tab to do so and indented a line instead. Screen readers are told by the
 * editor's description before that.
 */
export function useTabHint(): TabHint {
  const [isShown, setShown] = useState(false);
  return {
    hint: isShown && (
      <p className={styles["hint"]} aria-hidden="true">
        Tab indents. To leave: <kbd>Esc</kbd> then <kbd>Tab</kbd>
      </p>
    ),
    keys: {
      onKeyDown: ({ key, defaultPrevented }) => {
        if (key === "Tab" && defaultPrevented) setShown(true);
      },
      onBlur: () => setShown(false),
    },
  };
}
