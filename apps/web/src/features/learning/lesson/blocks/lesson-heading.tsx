import type { Heading } from "@taiyari/domain/learning";
import { InlineText } from "../../../../shared/course/inline-text.tsx";
import { plainText } from "../../../../shared/course/plain-text.ts";
import styles from "./blocks.module.css";

/** A heading with a link to itself, for those who send somebody to it. */
export function LessonHeading({ heading: { level, id, content } }: { readonly heading: Heading }) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <Tag id={id} className={styles["heading"]}>
      <InlineText content={content} />
      <a href={`#${id}`} aria-label={`Link to ${plainText(content)}`}>
        #
      </a>
    </Tag>
  );
}
