import type { Block, CoursePageContent } from "@taiyari/domain/learning";
import type { PagePlace } from "../../../shared/course/outline.ts";
import { TextBlock } from "../../../shared/course/text-blocks.tsx";
import { LessonHeading } from "./blocks/lesson-heading.tsx";
import { FIRST_BLOCKS } from "./blocks/use-first-blocks.ts";
import { ContentsButton } from "./contents/contents-bar.tsx";
import { LessonTitle } from "./lesson-title.tsx";
import blocksStyles from "./blocks/blocks.module.css";
import contents from "./contents/contents.module.css";
import styles from "./lesson.module.css";

interface LessonStartProps {
  readonly place: PagePlace;
  readonly content: CoursePageContent;
}

/**
 * What a page of the course begins with, as far as it can be drawn without a program: it stands in the HTML that the
 * server sends, with the same look and in the same place as in `LessonView`, which takes its place.
 */
export function LessonStart({ place, content }: LessonStartProps) {
  const { blocks } = content.lesson;
  const end = blocks.findIndex((block) => !isStill(block));
  const still = blocks.slice(0, Math.min(FIRST_BLOCKS, end === -1 ? blocks.length : end));
  return (
    <>
      <div className={contents["bar"]}>
        <ContentsButton number={place.number} of={place.of} />
        <div className={contents["track"]} />
      </div>
      <div className={styles["lesson"]}>
        <div className={contents["panel"]} />
        <article className={styles["page"]}>
          <LessonTitle place={place} content={content} />
          {still.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a page never change their place
            <StillBlock key={at} block={block} />
          ))}
        </article>
      </div>
    </>
  );
}

/** Whether a piece is text, the same for everybody. A picture would be sent twice. */
function isStill({ kind }: Block): boolean {
  return ["heading", "paragraph", "list", "table", "code"].includes(kind);
}

function StillBlock({ block }: { readonly block: Block }) {
  if (block.kind === "heading") return <LessonHeading heading={block} />;
  return (
    <div className={blocksStyles["text"]} data-kind={block.kind}>
      <TextBlock block={block} />
    </div>
  );
}
