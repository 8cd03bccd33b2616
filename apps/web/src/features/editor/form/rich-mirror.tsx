import { runsOf } from "@taiyari/domain/rich";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import styles from "./rich.module.css";

interface RichMirrorProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly stored: string;
}

/**
 * The words of a field as they look, exactly over its own, which are not drawn then. Letters are as wide as plain ones,
 * so that caret and selection of the field stand where they should. Decision 0044.
 */
export function RichMirror({ area, stored }: RichMirrorProps) {
  const mirror = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = area.current;
    if (!field) return undefined;
    const follow = () => {
      if (mirror.current) mirror.current.scrollTop = field.scrollTop;
    };
    field.addEventListener("scroll", follow);
    return () => field.removeEventListener("scroll", follow);
  }, [area]);
  useLayoutEffect(() => {
    if (mirror.current && area.current) mirror.current.scrollTop = area.current.scrollTop;
  });
  return (
    <div ref={mirror} className={styles["mirror"]} aria-hidden="true">
      {runsOf(stored).map(({ text, bold, italic, url }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a run has no other name than its place
          key={at}
          data-bold={bold || undefined}
          data-italic={italic || undefined}
          data-link={url !== "" || undefined}
        >
          {text}
        </span>
      ))}
      {/* A break at the end has a line of its own in a field. */}
      {"\u200B"}
    </div>
  );
}
