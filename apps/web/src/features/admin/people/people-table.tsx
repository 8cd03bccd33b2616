import type { Person } from "@taiyari/contract";
import { seenWords } from "../parts/words.ts";
import { Pill } from "../../../ui/pill.tsx";
import parts from "../parts/parts.module.css";
import { PersonMenu } from "./person-menu.tsx";
import styles from "./people.module.css";

const STATES: Readonly<
  Record<Person["state"], { readonly words: string; readonly kind?: "good" | "wait" | "bad" }>
> = {
  active: { words: "Active", kind: "good" },
  invited: { words: "Invited" },
  "invitation-unsent": { words: "Not sent", kind: "wait" },
  "invitation-expired": { words: "Invitation expired", kind: "wait" },
  "reset-link": { words: "Reset link sent", kind: "wait" },
  banned: { words: "Banned", kind: "bad" },
  leaving: { words: "Leaving", kind: "wait" },
};

/** A table; on a phone, a card for each person. */
export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  return (
    <table className={`${parts["table"]} ${styles["people"]}`}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Role</th>
          <th scope="col">Plan</th>
          <th scope="col">Last seen</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="vh">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person }: { readonly person: Person }) {
  const { words, kind } = STATES[person.state];
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the label */}
      <th scope="row">
        <div className={styles["who"]}>
          <span className={styles["arch"]} aria-hidden="true">
            {initials(person.fullName)}
          </span>
          <div>
            <b>{person.fullName}</b>
            <small>{person.email}</small>
            {person.batch && <small>Batch {person.batch}</small>}
          </div>
        </div>
      </th>
      <td>{person.role === "admin" ? "Admin" : "Student"}</td>
      <td>{person.plan === "premium" ? "Premium" : "Free"}</td>
      <td className="num">
        <span className={styles["label"]}>Last seen: </span>
        {seenWords(person.lastSeenAt)}
      </td>
      <td>
        <Pill {...(kind && { kind })}>{words}</Pill>
        {person.banReason && <small className={styles["reason"]}>{person.banReason}</small>}
      </td>
      <td className={styles["menu"]}>
        <PersonMenu person={person} />
      </td>
    </tr>
  );
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20).toUpperCase())
    .join("");
}
