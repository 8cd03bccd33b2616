import { Link } from "@tanstack/react-router";
import { COURSE_DOCS } from "../../../../shared/course/addresses.ts";
import type { PagePlace } from "../../../../shared/course/outline.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./pager.module.css";

/** The page before this one and the page after it. */
export function Pager({ place: { previous, next } }: { readonly place: PagePlace }) {
  return (
    <nav className={styles["pager"]} aria-label="Previous and next page">
      {previous ? (
        <Link to={COURSE_DOCS} params={{ _splat: previous.slug }}>
          <LineIcon name="left" />
          <span>
            <small>Previous</small>
            <b>{previous.title}</b>
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link className={styles["next"]} to={COURSE_DOCS} params={{ _splat: next.slug }}>
          <span>
            <small>Next</small>
            <b>{next.title}</b>
          </span>
          <LineIcon name="right" />
        </Link>
      )}
    </nav>
  );
}
