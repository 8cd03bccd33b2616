import { useEffect, useLayoutEffect, useRef } from "react";
import type { ChatLine } from "@taiyari/domain/simulation";
import { firstNameOf, personOf, titleOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { Attachment } from "../files/attachment.tsx";
import { BackButton } from "../frame/back-button.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { ClockIcon } from "../frame/icons.tsx";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import { ME } from "../state/unread.ts";
import { ThreadFoot } from "./thread-foot.tsx";
import { suggestionsOf, waitsUntil, workOf } from "./threads.ts";
import styles from "./chat.module.css";

interface ThreadViewProps {
  readonly view: DeskView;
  readonly person: string;
  readonly hasData: boolean;
  /** Somebody pressed Reply: the field takes the focus. */
  readonly takesFocus: boolean;
}

const NO_LINES: readonly ChatLine[] = [];

/** A chat that is open: what was said, the work that was asked for in it, and where one writes. */
export function ThreadView({ view, person, hasData, takesFocus }: ThreadViewProps) {
  const { day, rows, go } = view;
  const { scenario, state } = day;
  const thread = state.chats.find((one) => one.person === person);
  const lines = thread?.lines ?? NO_LINES;
  const isTyping = thread?.isTyping === true;
  const named = personOf(scenario, person);
  const head = useRef<HTMLHeadingElement>(null);
  const talk = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    talk.current?.scrollTo({ top: talk.current.scrollHeight });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of them makes it longer
  }, [lines.length, isTyping, person]);
  // The room that is left changes with the work and the lines below.
  useEffect(() => {
    const box = talk.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const work = workOf(person, lines, rows);
  const due = waitsUntil(work);
  // When work was handed in here, its form is gone, and the focus with it.
  useFocusWhenLost(head, `${person} ${work.map(({ state: own }) => own.standing).join(" ")}`);
  return (
    <section className={styles["read"]} aria-label={`Chat with ${named.name}`}>
      <div className={styles["top"]}>
        <BackButton label="Chat" onBack={() => go({ tab: "chat", open: null })} />
        <div className={styles["from"]}>
          <PersonArch person={named} />
          <div>
            <h2 ref={head} tabIndex={-1}>
              {named.name}
            </h2>
            <small>{titleOf(scenario, person)}</small>
          </div>
          {due && (
            <span className={`num ${styles["pill"]}`} data-soon={due.isSoon || undefined}>
              <ClockIcon />
              {due.isLate ? "Waited until" : "Waits until"} {dayTime(due.task.due)}
            </span>
          )}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that */}
      <div ref={talk} className={styles["talk"]} tabIndex={0} role="region" aria-label="Messages">
        <div role="log" aria-label={`Messages with ${named.name}`}>
          <ol className={styles["lines"]}>
            {lines.map((line) => (
              <li key={line.id} data-mine={line.from === ME || undefined}>
                <span className="vh">{line.from === ME ? "You" : named.name}: </span>
                {line.text.split("\n").map((part, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a part of a message has nothing but its place
                  <p key={at}>{part}</p>
                ))}
                {line.files
                  .flatMap((id) => scenario.files.filter((file) => file.id === id))
                  .map((file) => (
                    <Attachment
                      key={file.id}
                      file={file}
                      onOpen={() => go({ tab: "files", open: file.id })}
                      onData={hasData ? () => go({ tab: "data", open: null }) : null}
                    />
                  ))}
                <time className="num">{dayTime(line.at)}</time>
              </li>
            ))}
          </ol>
          {isTyping && (
            <p className={styles["typing"]}>
              <i aria-hidden="true" />
              {firstNameOf(named.name)} is typing
            </p>
          )}
          {lines.length === 0 && (
            <p className={styles["none"]}>
              Nothing said yet. Ask what {firstNameOf(named.name)} knows.
            </p>
          )}
        </div>
      </div>
      <ThreadFoot
        view={view}
        person={named}
        work={work}
        suggestions={isTyping ? [] : suggestionsOf(lines)}
        takesFocus={takesFocus}
      />
    </section>
  );
}
