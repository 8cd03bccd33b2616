import { MAX_PHOTO_TEXT } from "@taiyari/domain/draft";
import { assertNever, fail, ok, type Result } from "@taiyari/domain/result";
import type { Size, Square } from "./crop.ts";

/** A picture that is decoded and can be drawn. */
export interface Picture extends Size {
  readonly source: CanvasImageSource;
  /** Gives its memory back. */
  readonly close: () => void;
}

export type PictureProblem =
  | { readonly kind: "too-large"; readonly bytes: number }
  | { readonly kind: "no-picture" }
  /** This browser does not give its drawing away, or no quality is small enough. */
  | { readonly kind: "not-kept" };

/** How pictures are read and written, so that tests can do without a browser. */
export interface PictureTools {
  readonly decode: (file: Blob) => Promise<Picture>;
  /** @returns a `data:` address of a JPEG; "" when it cannot be made */
  readonly encode: (picture: Picture, square: Square, pixels: number, quality: number) => string;
}

/** Larger files are refused before they are read: decoding them would hold up a phone. */
export const MAX_PICTURE_BYTES = 20 * 1024 ** 2;

/** Of a side of the photo that is kept: 40 mm at 300 dpi. */
const PIXELS = 480;
const QUALITIES = [0.88, 0.75, 0.6, 0.4] as const;

export const browserPictures: PictureTools = {
  async decode(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    return { width, height, source: bitmap, close: () => bitmap.close() };
  },
  encode(picture, square, pixels, quality) {
    const canvas = document.createElement("canvas");
    canvas.width = pixels;
    canvas.height = pixels;
    drawSquare(canvas, picture, square);
    const text = canvas.toDataURL("image/jpeg", quality);
    return text.startsWith("data:image/jpeg;base64,") ? text : "";
  },
};

/** Draws a square of a picture over a whole canvas, on white where the picture is see-through. */
export function drawSquare(canvas: HTMLCanvasElement, picture: Picture, square: Square): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const { left, top, side } = square;
  context.drawImage(picture.source, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Reads a file as a picture, whatever its name says. */
export async function readPicture(
  file: Blob,
  { decode }: PictureTools,
): Promise<Result<Picture, PictureProblem>> {
  if (file.size > MAX_PICTURE_BYTES) return fail({ kind: "too-large", bytes: file.size });
  try {
    const picture = await decode(file);
    return picture.width > 0 && picture.height > 0 ? ok(picture) : fail({ kind: "no-picture" });
  } catch {
    return fail({ kind: "no-picture" });
  }
}

/** The square of a picture as a photo that fits into a resume: at most 480 px wide, never made larger than it was. */
export function photoText(
  picture: Picture,
  square: Square,
  { encode }: PictureTools,
): Result<string, PictureProblem> {
  const pixels = Math.max(1, Math.min(PIXELS, Math.round(square.side)));
  for (const quality of QUALITIES) {
    const text = encode(picture, square, pixels, quality);
    if (text !== "" && text.length <= MAX_PHOTO_TEXT) return ok(text);
  }
  return fail({ kind: "not-kept" });
}

/** What a person reads when a picture was not taken. */
export function pictureSentence(problem: PictureProblem): string {
  switch (problem.kind) {
    case "too-large":
      return `This file has ${Math.ceil(problem.bytes / 1024 ** 2)} MB. Choose a picture of at most ${MAX_PICTURE_BYTES / 1024 ** 2} MB.`;
    case "no-picture":
      return "This file is no picture that can be opened here. Choose a JPEG, PNG or WebP.";
    case "not-kept":
      return "This picture could not be made small enough. Choose another one.";
    default:
      return assertNever(problem);
  }
}
