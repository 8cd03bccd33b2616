import type { RefObject } from "react";
import { Popup } from "../../ui/kit/popup.tsx";
import { NotificationList, type NotificationListProps } from "./notification-list.tsx";
import styles from "./notifications.module.css";

interface NotificationPanelProps extends Omit<NotificationListProps, "onOpened"> {
  /** The bell. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the bell opens. */
export function NotificationPanel({ place, onClose, ...list }: NotificationPanelProps) {
  return (
    <Popup place={place} placement="bottom end" label="Notifications" offset={10} onClose={onClose}>
      <div className={styles["panel"]}>
        <p className={styles["title"]}>Notifications</p>
        <NotificationList {...list} onOpened={onClose} />
      </div>
    </Popup>
  );
}
