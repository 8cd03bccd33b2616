import type { ResumeShare } from "@taiyari/contract";
import { type ReactNode, useState } from "react";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import styles from "./share.module.css";

/** A link to anything; some have a name and a label. */
export type Share = Omit<ResumeShare, "isListed" | "name" | "label"> &
  Partial<Pick<ResumeShare, "name" | "label">>;

interface ShareRowProps {
  readonly share: Share;
  /** Of the page it opens: "/shared/". */
  readonly path: string;
  /** What else is to be known of it; null for nothing. */
  readonly note: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Made a moment ago. */
  readonly isNew: boolean;
  readonly onRevoke: () => void;
  /** What the link may be changed in, and what ends the changing; null where nothing may be. */
  readonly renderChange: ((onDone: () => void) => ReactNode) | null;
}

/** One link: its address, what it asks for, who came, and its end. */
export function ShareRow({ share, path, note, now, isNew, onRevoke, renderChange }: ShareRowProps) {
  const [asked, setAsked] = useState<"end" | "change" | null>(null);
  const address = new URL(`${path}${share.name ?? share.token}`, window.location.origin).href;
  const end = endOf(share, now);
  const facts = [
    end ?? (share.expiresAt ? `Until ${formatDateTime(share.expiresAt)}` : "Does not end"),
    share.hasPassword ? "With a password" : "Without a password",
    ...(note === null ? [] : [note]),
    count(share.views, "view"),
    ...(share.lastViewedAt ? [`Last opened ${formatDateTime(share.lastViewedAt)}`] : []),
  ];

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "The link is copied" });
    } catch {
      // Without https a browser gives no clipboard; the address can be marked by hand.
      showToast({ kind: "problem", title: "Not copied", text: `Copy it by hand: ${address}` });
    }
  }

  return (
    <li
      className={styles["share"]}
      data-new={isNew || undefined}
      data-ended={end ? true : undefined}
    >
      <div>
        {share.label && <p className={styles["label"]}>{share.label}</p>}
        {end ? (
          <p className={styles["address"]}>{address}</p>
        ) : (
          <a className={styles["address"]} href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        )}
        <p className={styles["facts"]}>{facts.join(" · ")}</p>
      </div>
      {!end && asked === null && (
        <div className={styles["acts"]}>
          <Button kind="line" onClick={() => void copy()}>
            Copy
          </Button>
          {renderChange && (
            <Button kind="quiet" onClick={() => setAsked("change")}>
              Change
            </Button>
          )}
          <Button kind="quiet" onClick={() => setAsked("end")}>
            End link
          </Button>
        </div>
      )}
      {!end && asked === "change" && renderChange?.(() => setAsked(null))}
      {!end && asked === "end" && (
        <div className={styles["acts"]} role="group" aria-label="End this link">
          <p>Nobody can open it any more.</p>
          <Button kind="line" onClick={() => setAsked(null)}>
            Keep it
          </Button>
          <Button kind="primary" className={styles["end"] ?? ""} onClick={onRevoke}>
            End it
          </Button>
        </div>
      )}
    </li>
  );
}

/** Since when a link works no more; null for one that works. */
function endOf({ revokedAt, expiresAt }: Share, now: number): string | null {
  if (revokedAt) return `Ended on ${formatDate(revokedAt)}`;
  if (expiresAt && Date.parse(expiresAt) <= now) return `Ended on ${formatDate(expiresAt)}`;
  return null;
}
