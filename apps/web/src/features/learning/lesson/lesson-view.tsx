import { useMemo, useRef, useState } from "react";
import type { Course, CoursePageContent } from "@taiyari/domain/learning";
import type { PagePlace } from "../../../shared/course/outline.ts";
import { useFirstBlocks } from "./blocks/use-first-blocks.ts";
import { Blocks } from "./blocks/blocks.tsx";
import { ContentsPanel } from "./contents/contents-panel.tsx";
import { ContentsBar } from "./contents/contents-bar.tsx";
import { OnThisPage } from "./contents/on-this-page.tsx";
import { Pager } from "./contents/pager.tsx";
import { lessonSections } from "./contents/lesson-sections.ts";
import { LessonContext, type LessonFacts } from "./lesson-context.ts";
import { LessonTitle } from "./lesson-title.tsx";
import { GoOn } from "./place/go-on.tsx";
import { PageDone } from "./place/page-done.tsx";
import { usePagesAhead } from "./place/use-pages-ahead.ts";
import { usePageVisit } from "./place/use-page-visit.ts";
import { useReadingPlace } from "./place/use-reading-place.ts";
import { NicheLight } from "../../../ui/niche.tsx";
import styles from "./lesson.module.css";

interface LessonViewProps {
  readonly course: Course;
  readonly place: PagePlace;
  readonly content: CoursePageContent;
}

/** A page of the course between its contents and the list of its own sections. */
export function LessonView({ course, place, content }: LessonViewProps) {
  const { page, number, of } = place;
  const { lesson, exercises } = content;
  const blocks = useFirstBlocks(lesson.blocks);
  const end = useRef<HTMLDivElement>(null);
  usePagesAhead(page.slug, place.next?.slug ?? null);
  const isWhole = blocks === lesson.blocks;
  usePageVisit(page.slug, end, isWhole);
  const [isContentsOpen, setContentsOpen] = useState(false);
  const sections = useMemo(() => lessonSections(content), [content]);
  const { current, goOn } = useReadingPlace(page.slug, sections);
  const facts: LessonFacts = useMemo(
    () => ({ slug: page.slug, title: page.title, exercises }),
    [page, exercises],
  );

  return (
    <LessonContext value={facts}>
      <NicheLight />
      <ContentsBar number={number} of={of} onOpen={() => setContentsOpen(true)} />
      <div className={styles["lesson"]}>
        <ContentsPanel
          course={course}
          slug={page.slug}
          isOpen={isContentsOpen}
          onClose={() => setContentsOpen(false)}
        />
        <article className={styles["page"]}>
          <LessonTitle place={place} content={content} />
          <GoOn section={goOn} />
          <Blocks blocks={blocks} />
          {isWhole && (
            <div ref={end}>
              <PageDone page={page} />
              <Pager place={place} />
            </div>
          )}
        </article>
        <OnThisPage sections={sections} current={current} />
      </div>
    </LessonContext>
  );
}
