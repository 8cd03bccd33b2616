import { useRef } from "react";
import { BackButton } from "../frame/back-button.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { Empty } from "../frame/empty.tsx";
import { NEW_MAIL } from "../frame/place.ts";
import { Columns } from "../frame/columns.tsx";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import { Composer } from "./composer.tsx";
import { MailList } from "./mail-list.tsx";
import { MailView } from "./mail-view.tsx";
import styles from "./inbox.module.css";

interface InboxProps {
  readonly view: DeskView;
  readonly hasData: boolean;
}

/** The mails, and the one that is open. */
export function Inbox({ view, hasData }: InboxProps) {
  const { day, place } = view;
  const mail = day.state.mails.find(({ id }) => id === place.open);
  const isNew = place.open === NEW_MAIL && !day.state.isOver;
  return (
    <Columns
      label="Inbox"
      isOpen={mail !== undefined || isNew}
      open={place.open}
      list={<MailList view={view} />}
    >
      {mail ? (
        <MailView key={mail.id} view={view} mail={mail} hasData={hasData} />
      ) : isNew ? (
        <NewMail view={view} />
      ) : (
        <Empty text="Open a mail to read it." />
      )}
    </Columns>
  );
}

function NewMail({ view }: { readonly view: DeskView }) {
  const head = useRef<HTMLHeadingElement>(null);
  const close = () => view.go({ tab: "inbox", open: null });
  useFocusWhenLost(head, NEW_MAIL);
  return (
    <section className={styles["read"]} aria-label="New mail">
      <div className={styles["letter"]}>
        <BackButton label="Inbox" onBack={close} />
        <h2 ref={head} tabIndex={-1}>
          New mail
        </h2>
        <p className={styles["answered"]}>
          To anybody of the day. Its first words become the subject.
        </p>
      </div>
      <Composer
        view={view}
        name={NEW_MAIL}
        label="New mail"
        to={[]}
        answers={null}
        takesFocus={false}
        onClose={close}
      />
    </section>
  );
}
