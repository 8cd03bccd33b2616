import { useEffect, useRef } from "react";
import type { Icon } from "./icons.tsx";
import { useCurrentPlace } from "./use-current-place.ts";
import styles from "./section-nav.module.css";

/** A section of the page, as its navigation names it. */
export interface SectionLink {
  /** The id of its `<section>`. */
  readonly id: string;
  readonly label: string;
  readonly Icon: Icon;
  /** Beside the label; left out on a phone. */
  readonly count?: number;
}

/** Links to the sections of a page, marking the one that is being read: beside it, or on a phone in a row above it. */
export function SectionNav({ links }: { readonly links: readonly SectionLink[] }) {
  const current = useCurrentPlace(links.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);

  // On a phone the row scrolls to the link of the section that is being read.
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - 16;
  }, [current]);

  return (
    <nav className={styles["nav"]} ref={nav} aria-label="On this page">
      {links.map(({ id, label, Icon, count }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined}>
          <Icon />
          {label}
          {count !== undefined && <span className={`num ${styles["count"]}`}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
