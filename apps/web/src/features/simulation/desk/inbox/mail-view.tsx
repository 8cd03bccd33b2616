import { useRef } from "react";
import type { DeskMail } from "@taiyari/domain/simulation";
import { Button } from "../../../../ui/button.tsx";
import { personOf, titleOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { Attachment } from "../files/attachment.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { BackButton } from "../frame/back-button.tsx";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import { WrittenText } from "../frame/written-text.tsx";
import { ME, sentMails } from "../state/unread.ts";
import { MailFoot } from "./mail-foot.tsx";
import styles from "./inbox.module.css";
import { toNames } from "./to-names.ts";

interface MailViewProps {
  readonly view: DeskView;
  readonly mail: DeskMail;
  readonly hasData: boolean;
}

/** A mail that is open, and where it is answered. */
export function MailView({ view, mail, hasData }: MailViewProps) {
  const { day, rows, go } = view;
  const { scenario, state } = day;
  const head = useRef<HTMLHeadingElement>(null);
  const work = rows.find(({ task }) => task.id === mail.task);
  // When work was handed in here, its form is gone, and the focus with it.
  useFocusWhenLost(head, `${mail.id} ${work?.state.standing ?? ""}`);
  const isOwn = mail.from === ME;
  const person = personOf(scenario, isOwn ? (mail.to[0] ?? ME) : mail.from);
  const title = isOwn ? "" : titleOf(scenario, mail.from);
  const to = `To ${toNames(scenario, mail.to)}`;
  const files = mail.files.flatMap((id) => scenario.files.filter((file) => file.id === id));
  const answers = sentMails(state).filter(
    ({ subject, to: sentTo }) => subject === `Re: ${mail.subject}` && sentTo.includes(mail.from),
  );
  return (
    <section className={styles["read"]} aria-label="Mail">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that */}
      <article className={styles["letter"]} tabIndex={0} aria-labelledby="mail-subject">
        <BackButton label="Inbox" onBack={() => go({ tab: "inbox", open: null })} />
        <h2 id="mail-subject" ref={head} tabIndex={-1}>
          {mail.subject}
        </h2>
        <div className={styles["from"]}>
          <PersonArch person={person} />
          <div>
            <b>{isOwn ? "You" : person.name}</b>
            <small>{title === "" ? to : `${title}. ${to}`}</small>
          </div>
          <time className="num">{dayTime(mail.at)}</time>
        </div>
        <WrittenText text={mail.text} />
        {files.map((file) => (
          <Attachment
            key={file.id}
            file={file}
            onOpen={() => go({ tab: "files", open: file.id })}
            onData={hasData ? () => go({ tab: "data", open: null }) : null}
          />
        ))}
        {answers.map((answer) => (
          <p key={answer.id} className={styles["answered"]}>
            You answered at {dayTime(answer.at)}.{" "}
            <Button kind="quiet" onClick={() => go({ tab: "inbox", open: answer.id })}>
              Show it
            </Button>
          </p>
        ))}
      </article>
      {!isOwn && <MailFoot key={mail.id} view={view} mail={mail} />}
    </section>
  );
}
