import { useRef, useState } from "react";
import { BellIcon } from "../../ui/icons.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { bellLabel, useNotifications } from "./use-notifications.ts";
import styles from "./bell.module.css";

const { Component: NotificationPanel, prefetch } = onDemand(
  async () => (await import("./notification-panel.tsx")).NotificationPanel,
);

/** The bell of the top bar: says how much is unread, and nothing while nothing is due. */
export function Bell() {
  const told = useNotifications();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = bellLabel(told.unread);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-btn ${styles["bell"]}`}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BellIcon />
        {told.unread > 0 && (
          <span className={`num ${styles["count"]}`} aria-hidden="true">
            {told.unread}
          </span>
        )}
      </button>
      {isOpen && <NotificationPanel {...told} place={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
