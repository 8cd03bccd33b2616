import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { CheckIcon } from "../../ui/icons.tsx";
import { Wordmark } from "../../ui/logo.tsx";
import { RoadIllustration } from "./road.tsx";
import styles from "./auth-layout.module.css";

interface AuthLayoutProps {
  readonly time: "day" | "night";
  readonly title: string;
  readonly subtitle: string;
  /** Good news to read before the form. */
  readonly note?: string | null;
  readonly children: ReactNode;
  /** The way to another page, under the form. */
  readonly foot: ReactNode;
}

/** A page for visitors: the form on paper, the road through an arch beside it. */
export function AuthLayout({ time, title, subtitle, note, children, foot }: AuthLayoutProps) {
  return (
    <div className={time === "night" ? `${styles["page"]} ${styles["night"]}` : styles["page"]}>
      <main id="main" className={styles["main"]}>
        <Link className="brand" to="/">
          <Wordmark />
        </Link>
        <div className={styles["form"]}>
          <header>
            <h1>{title}</h1>
            <p>{subtitle}</p>
          </header>
          {note && (
            <p className={styles["note"]} role="status">
              <CheckIcon />
              {note}
            </p>
          )}
          {children}
          <p className={styles["foot"]}>{foot}</p>
        </div>
      </main>
      <div className={styles["art"]} aria-hidden="true">
        <figure>
          <RoadIllustration time={time} />
          <figcaption>{time === "night" ? "The light is on." : "There is still time."}</figcaption>
        </figure>
      </div>
    </div>
  );
}
