import type { DeskMail } from "@taiyari/domain/simulation";
import { CheckIcon } from "../../../../ui/icons.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { personOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { ColumnHead } from "../frame/column-head.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { ClockIcon } from "../frame/icons.tsx";
import { NEW_MAIL } from "../frame/place.ts";
import { type ListRow, RowList } from "../frame/row-list.tsx";
import rowStyles from "../frame/row-list.module.css";
import { receivedMails, sentMails, unreadMails } from "../state/unread.ts";
import { dueWords } from "./due-words.ts";
import styles from "./inbox.module.css";
import { toNames } from "./to-names.ts";

/** The mails, those that came above those that were sent. */
export function MailList({ view }: { readonly view: DeskView }) {
  const { day, place, go } = view;
  const { state } = day;
  const unread = unreadMails(state);
  const sent = sentMails(state);
  const open = (id: string) => go({ tab: "inbox", open: id });
  return (
    <>
      <ColumnHead title="Inbox" note={unread > 0 ? `${unread} unread` : ""}>
        {!state.isOver && (
          <button
            type="button"
            className="icon-btn"
            aria-label="New mail"
            title="New mail"
            onClick={() => open(NEW_MAIL)}
          >
            <LineIcon name="pen" />
          </button>
        )}
      </ColumnHead>
      <RowList
        label="Mails"
        rows={receivedMails(state).map((mail) => receivedRow(view, mail))}
        open={place.open}
        onOpen={open}
      />
      {receivedMails(state).length === 0 && (
        <p className={styles["none"]}>Nothing has come yet. It will.</p>
      )}
      {sent.length > 0 && (
        <>
          <h3 className={styles["group"]}>Sent</h3>
          <RowList
            label="Sent mails"
            rows={sent.map((mail) => sentRow(view, mail))}
            open={place.open}
            onOpen={open}
          />
        </>
      )}
    </>
  );
}

function receivedRow({ day, rows }: DeskView, mail: DeskMail): ListRow {
  const person = personOf(day.scenario, mail.from);
  const due = dueWords(mail, rows);
  const isNew = !mail.isRead && !day.state.isOver;
  return {
    id: mail.id,
    isNew,
    content: (
      <>
        <PersonArch person={person} />
        <b>{person.name}</b>
        <time className="num">{dayTime(mail.at)}</time>
        <span className={rowStyles["subject"]}>
          {mail.subject}
          {isNew && <span className="vh">, unread</span>}
        </span>
        {due && (
          <span className={`num ${rowStyles["due"]}`} data-soon={due.isSoon || undefined}>
            {due.isDone ? <CheckIcon /> : <ClockIcon />}
            {due.text}
          </span>
        )}
      </>
    ),
  };
}

function sentRow({ day }: DeskView, mail: DeskMail): ListRow {
  const [first = "me"] = mail.to;
  return {
    id: mail.id,
    isNew: false,
    content: (
      <>
        <PersonArch person={personOf(day.scenario, first)} />
        <b>To {toNames(day.scenario, mail.to)}</b>
        <time className="num">{dayTime(mail.at)}</time>
        <span className={rowStyles["one-line"]}>{mail.subject}</span>
      </>
    ),
  };
}
