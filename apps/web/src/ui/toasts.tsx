import type { CSSProperties } from "react";
import { CheckIcon, CloseIcon, WarningIcon } from "./icons.tsx";
import { closeToast, useToasts, type Toast } from "./toast-store.ts";
import styles from "./toasts.module.css";

/** Where toasts appear. Once in the app, always there, so that a screen reader follows it. */
export function Toasts() {
  const toasts = useToasts();
  return (
    // The attribute is the kit's: an open menu or calendar makes the rest of the page inert, but not this.
    <div className={styles["stack"]} role="status" data-react-aria-top-layer>
      {toasts.map((toast) => (
        <Note key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Note({ toast }: { readonly toast: Toast }) {
  const { action } = toast;
  const time = { "--toast-ms": `${toast.ms ?? 0}ms` } as CSSProperties;
  return (
    <div
      className={styles["toast"]}
      data-kind={toast.kind}
      aria-hidden={toast.isQuiet || undefined}
    >
      <span className={styles["sign"]}>
        {toast.kind === "done" ? <CheckIcon /> : <WarningIcon />}
      </span>
      <div className={styles["words"]}>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
        {action && (
          <button
            type="button"
            className={styles["action"]}
            onClick={() => {
              closeToast(toast.id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      {(action || toast.ms === null) && !toast.isQuiet && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Dismiss"
          onClick={() => closeToast(toast.id)}
        >
          <CloseIcon />
        </button>
      )}
      {toast.ms !== null && <span className={styles["left"]} style={time} aria-hidden="true" />}
    </div>
  );
}
