import type { InvitationRow } from "@taiyari/contract";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill } from "../../../ui/pill.tsx";
import styles from "./invite.module.css";

const STATES: Readonly<
  Record<
    InvitationRow["state"],
    { readonly words: string; readonly kind?: "good" | "wait" | "bad" }
  >
> = {
  new: { words: "New", kind: "good" },
  here: { words: "Already here" },
  invited: { words: "Already invited" },
  "bad-address": { words: "Not an address", kind: "bad" },
  "no-name": { words: "No name", kind: "bad" },
  twice: { words: "Twice in the file", kind: "wait" },
};

/** Lines shown: those with a problem first, since they are what somebody looks for. */
const SHOWN = 200;

interface InvitePreviewProps {
  readonly rows: readonly InvitationRow[];
  readonly sendsMail: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onInvite: () => void;
}

/** What becomes of each line, before anything is sent. */
export function InvitePreview({ rows, sendsMail, isBusy, onCancel, onInvite }: InvitePreviewProps) {
  const fresh = rows.filter(({ state }) => state === "new").length;
  const shown = rows.toSorted((a, b) => weight(a) - weight(b) || a.line - b.line).slice(0, SHOWN);
  return (
    <>
      <p role="status">
        <b>{count(fresh, "person", "people")}</b> of {formatNumber(rows.length)} can be invited.{" "}
        {sendsMail
          ? "Each gets a mail with a link."
          : "No mail is sent here: you get a file of links to hand out."}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className={styles["lines"]} tabIndex={0} role="region" aria-label="Lines of the file">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Person</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const { words, kind } = STATES[row.state];
              return (
                <tr key={row.line}>
                  <td className="num">{row.line}</td>
                  <th scope="row">
                    {row.name || "–"}
                    <small>{row.email || "–"}</small>
                    {row.batch && <small>Batch {row.batch}</small>}
                    {row.isPhoneLeftOut && (
                      <small>The phone number is left out: it does not have ten digits</small>
                    )}
                  </th>
                  <td>
                    <Pill {...(kind && { kind })}>{words}</Pill>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p className="small muted">
          The first {formatNumber(SHOWN)} of {formatNumber(rows.length)} lines are shown.
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" disabled={fresh === 0} isBusy={isBusy} onClick={onInvite}>
          Invite {count(fresh, "person", "people")}
        </Button>
      </div>
    </>
  );
}

function weight({ state, isPhoneLeftOut }: InvitationRow): number {
  if (state === "new") return isPhoneLeftOut ? 2 : 3;
  return state === "bad-address" || state === "no-name" ? 0 : 1;
}
