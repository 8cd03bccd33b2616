import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { useMediaQuery } from "../../../../ui/use-media-query.ts";
import type { Day } from "../../day/use-day.ts";
import { personOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { dayTime } from "../frame/day-text.ts";
import { type Arrival, arrivalsOf, arrivalWords, floatingOf } from "./arrivals.ts";
import { keepLater, keptLater } from "./later.ts";
import styles from "./floating-chat.module.css";

interface FloatingChatProps {
  readonly day: Day;
  /** The person whose chat is on the screen; null for none. */
  readonly openChat: string | null;
  /** Whether the list of chats is on the screen, where what is unread can be seen: beside an open chat on a wide screen only. */
  readonly isListed: boolean;
  readonly onReply: (person: string) => void;
}

/** How long a message floats on a phone: twice what reading three lines takes. Our choice. */
const NARROW_MS = 15_000;

/** A message that has just come, over the column of tasks, on a phone under the clock. What comes is read out, and nothing takes the focus. */
export function FloatingChat({ day, openChat, isListed, onReply }: FloatingChatProps) {
  const { scenario, state, own } = day;
  const run = own.head.id;
  const [later, setLater] = useState(() => keptLater(run));
  const floating =
    state.isOver || (isListed && openChat === null) ? [] : floatingOf(state, { later, openChat });
  const [first] = floating;
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery("(max-width: 900px)");
  const shown = first?.id;

  // On a phone it covers what is worked on: it goes by itself, and stays unread in the chat.
  useEffect(() => {
    if (!isNarrow || shown === undefined) return undefined;
    const timer = setInterval(() => {
      if (place.current?.contains(document.activeElement) === true) return;
      const next = [...later, shown];
      setLater(next);
      keepLater(run, next);
    }, NARROW_MS);
    return () => clearInterval(timer);
  }, [isNarrow, shown, later, run]);

  /** The button goes with the message: the keyboard goes on at the next one, or at the part of the desk that is open. */
  function putOff(arrival: Arrival) {
    const next = [...later, arrival.id];
    setLater(next);
    keepLater(run, next);
    requestAnimationFrame(() => {
      const other = place.current?.querySelector<HTMLElement>("button:last-of-type");
      const tab = place.current?.parentElement?.querySelector<HTMLElement>("[aria-current=page]");
      (other ?? tab)?.focus();
    });
  }

  return (
    <div ref={place} className={styles["place"]} data-listed={isListed || undefined}>
      <Announcement day={day} openChat={openChat} />
      {first && (
        <section
          key={first.id}
          className={styles["float"]}
          aria-label={`New message from ${personOf(scenario, first.person).name}`}
        >
          <PersonArch person={personOf(scenario, first.person)} />
          <p className={styles["head"]}>
            <span>
              <b>{personOf(scenario, first.person).name}</b> in chat
            </span>
            <span className="num">{dayTime(first.at)}</span>
          </p>
          <p className={styles["text"]}>{first.text}</p>
          <div className={styles["ways"]}>
            <Button kind="line" onClick={() => onReply(first.person)}>
              <LineIcon name="reply" small />
              Reply
            </Button>
            <Button kind="quiet" onClick={() => putOff(first)}>
              Later
            </Button>
            {floating.length > 1 && (
              <span className="num">
                <span aria-hidden="true">+{floating.length - 1}</span>
                <span className="vh">and {floating.length - 1} more</span>
              </span>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** Reads out what comes, once; what stands in an open chat its own log reads. */
function Announcement({ day, openChat }: Pick<FloatingChatProps, "day" | "openChat">) {
  const { scenario, state } = day;
  const known = useRef<ReadonlySet<string> | null>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    const all = arrivalsOf(state);
    const before = known.current;
    known.current = new Set(all.map(({ id }) => id));
    if (before === null) return;
    const fresh = all.filter(
      ({ id, kind, person }) => !before.has(id) && !(kind === "chat" && person === openChat),
    );
    if (fresh.length > 0) setWords(arrivalWords(fresh, (id) => personOf(scenario, id).name));
  }, [state, openChat, scenario]);
  return (
    <p className="vh" role="status">
      {words}
    </p>
  );
}
