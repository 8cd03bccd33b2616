import type { ReactNode } from "react";
import { unreadChats, unreadMails } from "../state/unread.ts";
import type { DeskView } from "./desk-view.ts";
import { ChatIcon, FolderIcon, MailIcon, NoteIcon, TableIcon, TasksIcon } from "./icons.tsx";
import type { DeskTab } from "./place.ts";
import styles from "./rail.module.css";

const TABS: readonly { readonly id: DeskTab; readonly name: string; readonly icon: ReactNode }[] = [
  { id: "inbox", name: "Inbox", icon: <MailIcon /> },
  { id: "chat", name: "Chat", icon: <ChatIcon /> },
  { id: "files", name: "Files", icon: <FolderIcon /> },
  { id: "data", name: "Data", icon: <TableIcon /> },
  { id: "tasks", name: "Tasks", icon: <TasksIcon /> },
  { id: "notes", name: "Notes", icon: <NoteIcon /> },
];

interface RailProps {
  readonly view: DeskView;
  readonly hasData: boolean;
}

/** The parts of the desk: at the side, on a phone below, where the notes are among the tasks. */
export function Rail({ view: { day, place, go }, hasData }: RailProps) {
  const unread: Partial<Record<DeskTab, number>> = {
    inbox: unreadMails(day.state),
    chat: unreadChats(day.state),
  };
  return (
    <nav className={styles["rail"]} aria-label="Desk" data-open={place.tab}>
      {TABS.filter(({ id }) => id !== "data" || hasData).map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-current={place.tab === id ? "page" : undefined}
          onClick={() => go({ tab: id, open: null })}
        >
          {icon}
          {name}
          {(unread[id] ?? 0) > 0 && (
            <span className={`num ${styles["badge"]}`}>
              {unread[id]}
              <span className="vh"> unread</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
