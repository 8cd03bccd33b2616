import { useRef } from "react";
import { Link } from "@tanstack/react-router";
import type { Notification } from "@taiyari/contract";
import { Button } from "../../ui/button.tsx";
import { InterviewIcon, LearningIcon, ShieldIcon, type Icon } from "../../ui/icons.tsx";
import styles from "./notifications.module.css";

const ICONS: Readonly<Record<Notification["kind"], Icon>> = {
  reviews: LearningIcon,
  interview: InterviewIcon,
  account: ShieldIcon,
};

export interface NotificationListProps {
  readonly entries: readonly Notification[];
  readonly unread: number;
  /** The server has not said yet. */
  readonly isUnknown: boolean;
  readonly markRead: (keys: readonly string[]) => void;
  /** One was followed. */
  readonly onOpened: () => void;
}

/** What is due, each a way to it. Following one marks it as read. */
export function NotificationList(props: NotificationListProps) {
  const { entries, unread, isUnknown, markRead, onOpened } = props;
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) {
    return (
      <p className={styles["none"]} role="status">
        {isUnknown ? "Taiyari has not said yet what is due." : "Nothing is due."}
      </p>
    );
  }
  return (
    <>
      <ul className={styles["list"]} ref={list}>
        {entries.map(({ key, kind, title, text, path, isRead }) => {
          const EntryIcon = ICONS[kind];
          return (
            <li key={key}>
              <Link
                to={path}
                className={isRead ? styles["read"] : styles["entry"]}
                onClick={() => {
                  if (!isRead) markRead([key]);
                  onOpened();
                }}
              >
                <span className="tile">
                  <EntryIcon />
                </span>
                <span>
                  <b>
                    {title}
                    {!isRead && (
                      <i className={styles["dot"]}>
                        <span className="vh">unread</span>
                      </i>
                    )}
                  </b>
                  <small className="num">{text}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {unread > 0 && (
        <Button
          kind="quiet"
          className={styles["all"] ?? ""}
          onClick={() => {
            markRead(entries.map(({ key }) => key));
            // The button goes, and would take the focus with it.
            list.current?.querySelector("a")?.focus();
          }}
        >
          Mark all as read
        </Button>
      )}
    </>
  );
}
