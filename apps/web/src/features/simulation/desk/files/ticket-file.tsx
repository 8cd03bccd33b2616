import type { ScenarioFile } from "@taiyari/domain/simulation";
import { TextFile } from "./text-file.tsx";
import { ticketsOf } from "./tickets.ts";
import styles from "./files.module.css";

/** Tickets as a thread of cards; a summary of tickets as the text that it is. */
export function TicketFile({ file }: { readonly file: ScenarioFile }) {
  const tickets = ticketsOf(file.content);
  if (!tickets) return <TextFile file={file} />;
  return (
    <div
      className={styles["sheet"]}
      role="region"
      aria-label={`Tickets of ${file.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled with the arrow keys
      tabIndex={0}
    >
      <ol className={styles["tickets"]}>
        {tickets.map(({ number, about, text }) => (
          <li key={number}>
            <p className="num">
              <b>{number}</b>
              {about.map((one) => (
                <span key={one}>{one}</span>
              ))}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
