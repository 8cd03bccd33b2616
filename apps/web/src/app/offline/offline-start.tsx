import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { session } from "../../lib/session.ts";
import { keptScreens, type KeptScreen } from "./kept-screens.ts";
import { OfflinePicture } from "./offline-picture.tsx";
import styles from "./offline-start.module.css";

/** What opens while the server does not answer. The app goes on by itself as soon as it does. */
export function OfflineStart() {
  const [screens, setScreens] = useState<readonly KeptScreen[]>([]);
  const isOnline = useOnline();
  useEffect(() => void keptScreens().then(setScreens, () => {}), []);

  return (
    <main id="main">
      <Message
        title={isOnline ? "Taiyari does not answer" : "You are offline"}
        text={
          screens.length > 0
            ? "What you type is kept on this device and sent when the line is back. This page goes on by itself then. Meanwhile these open:"
            : "This page goes on by itself as soon as the line is back."
        }
        picture={<OfflinePicture />}
      >
        {screens.length > 0 && (
          <ul className={styles["screens"]} aria-label="Opens without a connection">
            {screens.map(({ name, text, to, Icon }) => (
              <li key={to}>
                {/* A page of its own: nothing of the app is here to go there. */}
                <a href={to}>
                  <span className="tile">
                    <Icon />
                  </span>
                  <span>
                    <b>{name}</b>
                    <small>{text}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <Button kind="line" onClick={() => void session.refresh()}>
          Try again
        </Button>
      </Message>
    </main>
  );
}

/** Whether the browser believes that there is a connection. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return isOnline;
}
