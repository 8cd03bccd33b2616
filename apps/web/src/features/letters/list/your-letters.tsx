import type { LetterBrief } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { api } from "../../../lib/api.ts";
import { count } from "../../../lib/numbers.ts";
import { useUser } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { unsentLetters } from "../state/letter-storage.ts";
import { LetterRow } from "./letter-row.tsx";
import { useLetterActions } from "./use-letter-actions.ts";
import styles from "../../../shared/document-list/document-list.module.css";

const NewLetterDialog = lazy(() =>
  import("./new-letter-dialog.tsx").then((module) => ({ default: module.NewLetterDialog })),
);

interface YourLettersProps {
  /** Of the heading: 1 where the list is the page. */
  readonly level?: 1 | 2;
  /** How many are shown; the others are on the page of all letters. */
  readonly most?: number;
}

/** The cover letters of a person: opened, named, copied, deleted; and new ones begun. */
export function YourLetters({ level = 2, most = Number.POSITIVE_INFINITY }: YourLettersProps) {
  const userId = useUser()?.id ?? "";
  const actions = useLetterActions();
  const list = useQuery(api.letters.listLetters.queryOptions());
  const [naming, setNaming] = useState<LetterBrief | null>(null);
  const [isBeginning, setIsBeginning] = useState(false);
  const [now] = useState(Date.now);
  const letters = list.data?.letters ?? [];
  const here = unsentLetters(userId).filter(({ id }) => !letters.some((one) => one.id === id));
  const isEmpty = list.data !== undefined && letters.length + here.length === 0;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className={styles["documents"]} aria-labelledby="letters-title">
      <div className={styles["head"]}>
        <Heading id="letters-title">Your letters</Heading>
        {letters.length > 0 && (
          <span className="small muted" role="status">
            {count(letters.length, "letter")}
          </span>
        )}
        <div className={styles["ways"]}>
          <Button
            kind={isEmpty && level === 1 ? "primary" : "line"}
            onClick={() => setIsBeginning(true)}
          >
            <LineIcon name="plus" small />
            New letter
          </Button>
        </div>
      </div>
      {here.length > 0 && (
        <ul className={styles["offline"]}>
          {here.map(({ id, name }) => (
            <li key={id}>
              <Link to="/resume/letters/$id" params={{ id }}>
                {name}
              </Link>
              , on this device only, until it is opened with a connection
            </li>
          ))}
        </ul>
      )}
      {list.isError && !list.data ? (
        <ServerTrouble error={list.error} onRetry={() => void list.refetch()} />
      ) : isEmpty ? (
        <p className={`card ${styles["empty"]}`}>
          None yet. A letter answers one job with lines of one resume; nothing is claimed that no
          line says.
        </p>
      ) : (
        <ul className={`card ${styles["list"]}`} aria-busy={!list.data}>
          {!list.data && <li className={styles["waiting"]} />}
          {letters.slice(0, most).map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              now={now}
              onRename={() => setNaming(letter)}
              onDuplicate={() => void actions.duplicate(letter)}
              onDelete={() => void actions.remove(letter)}
            />
          ))}
        </ul>
      )}
      {letters.length > most && (
        <p>
          <Link to="/resume/letters">All {count(letters.length, "letter")}</Link>
        </p>
      )}
      {isBeginning && (
        <Suspense>
          <NewLetterDialog onClose={() => setIsBeginning(false)} />
        </Suspense>
      )}
      {naming && (
        <NameDialog
          title="Rename this letter"
          label="Name, for you alone"
          name={naming.name}
          done="Rename"
          onDone={(name) => actions.rename(naming, name)}
          onClose={() => setNaming(null)}
        />
      )}
    </section>
  );
}
