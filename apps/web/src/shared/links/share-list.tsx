import { type ReactNode, useState } from "react";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "../failures/server-trouble.tsx";
import { type Share, ShareRow } from "./share-row.tsx";
import styles from "./share.module.css";

interface ShareListProps<Link extends Share> {
  /** Undefined while they are not known. */
  readonly shares: readonly Link[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Of the page they open: "/shared/". */
  readonly path: string;
  readonly noteOf: (share: Link) => string | null;
  /** The id of the one that was made a moment ago; null for none. */
  readonly newest: string | null;
  readonly onRevoke: (share: Link) => void;
  /** What an open link may be changed in, and what ends the changing; absent where nothing may be. */
  readonly renderChange?: (share: Link, onDone: () => void) => ReactNode;
}

/** The links there are, ended ones too. */
export function ShareList<Link extends Share>(props: ShareListProps<Link>) {
  const { shares, error, onRetry, path, noteOf, newest, onRevoke, renderChange } = props;
  const [now] = useState(Date.now);
  if (!shares) {
    return error ? (
      <ServerTrouble error={error} onRetry={onRetry} />
    ) : (
      <Spinner label="Loading the links" />
    );
  }
  if (shares.length === 0) return null;
  return (
    <section className={styles["links"]} aria-labelledby="links-title">
      <h3 id="links-title">Links</h3>
      <ul>
        {shares.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            path={path}
            note={noteOf(share)}
            now={now}
            isNew={share.id === newest}
            onRevoke={() => onRevoke(share)}
            renderChange={renderChange ? (onDone) => renderChange(share, onDone) : null}
          />
        ))}
      </ul>
    </section>
  );
}
