import type { Block } from "@taiyari/domain/learning";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import styles from "./figure.module.css";

interface FigureProps {
  readonly figure: Extract<Block, { readonly kind: "figure" }>;
}

/**
 * A drawn picture. Its SVG stands in the page, so that it takes the colours of the theme; what is not in the closed set
 * of drawing elements was refused when the course was compiled.
 */
export function Figure({ figure: { svg, alt, caption } }: FigureProps) {
  return (
    <figure className={styles["figure"]}>
      <div
        className={styles["picture"]}
        role="img"
        aria-label={alt}
        // oxlint-disable-next-line react/no-danger -- content of this build, cleaned when it was compiled
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {caption.length > 0 && (
        <figcaption>
          <TextBlocks blocks={caption} />
        </figcaption>
      )}
    </figure>
  );
}
