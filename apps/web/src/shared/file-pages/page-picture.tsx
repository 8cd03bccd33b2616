import type { Box } from "@taiyari/domain/resume";
import { useEffect, useRef, useState } from "react";
import type { Documents } from "../../lib/documents/documents.ts";
import styles from "./file-page.module.css";

interface PagePictureProps {
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
  /** Photographs and logos: in the dark theme they keep their own colours. */
  readonly images: readonly Box[];
  readonly documents: Documents;
}

/** A picture smaller than this is an icon, and turns with the text. Points. */
const ICON = 24;

/** The page as its file draws it. Stays empty where it cannot be drawn. */
export function PagePicture({ page, size, images, documents }: PagePictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);

  useEffect(() => {
    let isLeft = false;
    const width = place.current?.clientWidth || size.width;
    // A window that grows, or a phone that is turned, may want it sharper; twice covers both.
    const pixelsPerPoint = (width / size.width) * Math.max(2, window.devicePixelRatio);
    documents.ask({ kind: "draw", page, pixelsPerPoint }).then(
      (drawn) => (isLeft ? drawn?.close() : setPicture(drawn)),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [documents, page, size.width]);

  useEffect(() => () => picture?.close(), [picture]);

  const whole = { x: 0, y: 0, width: size.width, height: size.height };
  return (
    <div className={styles["picture"]} ref={place} data-drawn={picture !== null}>
      {picture && (
        <>
          <Part picture={picture} box={whole} size={size} />
          {images
            .filter(({ width, height }) => Math.min(width, height) > ICON)
            .filter((box) => box.width * box.height < whole.width * whole.height * 0.8)
            .map((box) => (
              <Part key={`${box.x} ${box.y}`} picture={picture} box={box} size={size} isPhoto />
            ))}
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly picture: ImageBitmap;
  readonly box: Box;
  readonly size: PagePictureProps["size"];
  readonly isPhoto?: boolean;
}

function Part({ picture, box, size, isPhoto = false }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = picture.width / size.width;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    element.width = Math.max(1, Math.round(box.width * scale));
    element.height = Math.max(1, Math.round(box.height * scale));
    context.drawImage(picture, -box.x * scale, -box.y * scale);
  }, [picture, box.x, box.y, box.width, box.height, scale]);
  return (
    <canvas
      ref={canvas}
      className={isPhoto ? styles["photo"] : styles["paper"]}
      aria-hidden="true"
      style={{
        left: `${(100 * box.x) / size.width}%`,
        top: `${(100 * box.y) / size.height}%`,
        width: `${(100 * box.width) / size.width}%`,
        height: `${(100 * box.height) / size.height}%`,
      }}
    />
  );
}
