import { useDeferredValue, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isDefinedError } from "@orpc/client";
import { Link } from "@tanstack/react-router";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { ShieldIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { api } from "../../lib/api.ts";
import { isSignedOut, OUTAGE } from "../../lib/failures.ts";
import { count } from "../../lib/numbers.ts";
import { CoachCard } from "./coach-card.tsx";
import { PersonRow } from "./person-row.tsx";
import { VoiceCard } from "./voice-card.tsx";
import styles from "./admin-page.module.css";

/** The people with an account here, for admins. The server decides who is one. */
export function AdminPage() {
  const [query, setQuery] = useState("");
  const settled = useDeferredValue(query.trim().slice(0, 200));
  const list = useQuery(
    api.admin.listPeople.queryOptions({
      input: { query: settled },
      placeholderData: keepPreviousData,
    }),
  );

  if (isDefinedError(list.error) && list.error.code === "NOT_ADMIN") return <AdminsOnly />;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <header>
        <h1>Admin</h1>
        <p className="lead">
          The coach, speech to text, and the people with an account on this installation.
        </p>
      </header>
      <CoachCard />
      <VoiceCard />
      <div className={styles["find"]}>
        <Field
          label="Search people"
          type="search"
          placeholder="Name or email"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {list.isError && !isSignedOut(list.error) && <Alert text={OUTAGE} />}
      {list.isPending && <Spinner label="Loading people" />}
      {list.data && (
        <section className="card" aria-labelledby="people">
          <div className={styles["head"]}>
            <h2 id="people">People</h2>
            <p className="small muted num" role="status">
              {list.data.people.length < list.data.total
                ? `The newest ${list.data.people.length} of ${count(list.data.total, "person", "people")}`
                : count(list.data.total, "person", "people")}
            </p>
          </div>
          {list.data.people.length === 0 ? (
            <p className={styles["none"]}>
              Nobody has “{settled}” in their name or email. Try fewer letters.
            </p>
          ) : (
            <ul className={styles["people"]}>
              {list.data.people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

function AdminsOnly() {
  return (
    <Message
      title="This page is for admins"
      text="If you should be one, ask the person who runs this installation."
      picture={<EmptyState Icon={ShieldIcon} />}
    >
      <Link to="/overview" className={buttonClass("primary")}>
        Go to the overview
      </Link>
    </Message>
  );
}
