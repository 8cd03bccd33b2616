import { useId, useState } from "react";
import { BellIcon, ChevronIcon } from "../../ui/icons.tsx";
import { NotificationList } from "./notification-list.tsx";
import { bellLabel, useNotifications } from "./use-notifications.ts";
import styles from "./notifications.module.css";

/** What is due, in the menu of a phone: folded away until it is asked for. */
export function PhoneNotifications({ onOpened }: { readonly onOpened: () => void }) {
  const told = useNotifications();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={bellLabel(told.unread)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BellIcon />
        {bellLabel(told.unread)}
        <ChevronIcon />
      </button>
      <div id={id} className={styles["phone"]} hidden={!isOpen}>
        {isOpen && <NotificationList {...told} onOpened={onOpened} />}
      </div>
    </>
  );
}
