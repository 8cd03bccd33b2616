import { toTemplateData } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FRAME_ADDRESS } from "../../../shared/preview/frame-client.ts";
import { createPreview } from "../../../shared/preview/preview.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import type { TemplateCache } from "../../../shared/preview/template-files.ts";
import { usePicture, usePreviewState } from "../../../shared/preview/use-picture.ts";
import { useWidth } from "../../../shared/preview/use-width.ts";
import styles from "./templates.module.css";

interface TemplateThumbProps {
  readonly template: Template;
  readonly shelf: TemplateCache;
  readonly isOwn: boolean;
}

/** The first page in the person's own words; the template's picture until then, and where there are no words. */
export function TemplateThumb({ template, shelf, isOwn }: TemplateThumbProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useSeen(place, "200px");
  const [hasPicture, setHasPicture] = useState(true);

  return (
    <div ref={place} className={styles["paper"]}>
      {hasPicture && (
        <img
          src={`/templates/${template.id}/thumbnail.webp`}
          width={397}
          height={562}
          loading="lazy"
          alt={isOwn ? "" : `A resume in ${template.name}, page 1`}
          onError={() => setHasPicture(false)}
        />
      )}
      {isNear && isOwn && <OwnWords template={template} shelf={shelf} />}
    </div>
  );
}

/** Whether an element has been on the screen, or within a margin of it. */
function useSeen(place: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, rootMargin]);
  return isSeen;
}

function OwnWords({ template, shelf }: Pick<TemplateThumbProps, "template" | "shelf">) {
  const { store } = usePreview();
  const [preview] = useState(() => createPreview(shelf));
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = useWidth(box);
  const picture = usePicture(preview);
  const state = usePreviewState(preview);
  // Browsers paint no frame that is out of sight: until it is in sight, the picture behind it is more than white.
  const isSeen = useSeen(box, "0px");

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { draft } = store.get();
    const choices = { ...template.defaults, ...draft.chosen };
    preview.show({ template, data: toTemplateData(draft), choices });
    return preview.attach(element);
  }, [preview, store, template]);

  const page = picture?.shown.geometry ?? { width: 794, height: 1123 };
  return (
    <div ref={box} className={isSeen && state.kind === "shown" ? styles["own"] : styles["unseen"]}>
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        src={FRAME_ADDRESS}
        title={`Your resume in ${template.name}, page 1`}
        tabIndex={-1}
        style={{
          width: page.width,
          height: page.height,
          transform: `scale(${width / page.width})`,
        }}
      />
    </div>
  );
}
