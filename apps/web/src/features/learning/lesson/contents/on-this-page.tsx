import type { LessonSection } from "./lesson-sections.ts";
import styles from "./on-this-page.module.css";

interface OnThisPageProps {
  readonly sections: readonly LessonSection[];
  /** The id of the section being read. */
  readonly current: string | null;
}

/** The sections of the page, beside it on a wide screen. */
export function OnThisPage({ sections, current }: OnThisPageProps) {
  return (
    <nav className={styles["here"]} aria-label="On this page">
      <div className={styles["inside"]}>
        <p>On this page</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
