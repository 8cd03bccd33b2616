import type { Picture } from "./display-list.ts";
import type { ImageDraft, Recorder } from "./recorder.ts";

/** No more pixels than print needs. Dots an inch. */
const PRINT_RESOLUTION = 300;
const JPEG_QUALITY = 0.85;

/**
 * Reads the pixels of a picture as it is shown: cropped when it covers its box, no finer than print needs.
 *
 * @returns  a JPEG for an opaque picture, else colours and transparency; null, with a warning, for a picture that did
 *           not load or whose pixels the page may not read
 */
export async function readPicture(
  recorder: Recorder,
  { element, cover, item }: ImageDraft,
): Promise<Picture | null> {
  try {
    await element.decode();
    const { naturalWidth: fullWidth, naturalHeight: fullHeight } = element;
    const ratio = item.width / item.height;
    const wide = fullWidth / fullHeight > ratio;
    const cutWidth = cover && wide ? fullHeight * ratio : fullWidth;
    const cutHeight = cover && !wide ? fullWidth / ratio : fullHeight;
    const width = sizeOf(item.width, cutWidth);
    const height = sizeOf(item.height, cutHeight);
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no canvas");
    brush.imageSmoothingQuality = "high";
    const cut = [
      (fullWidth - cutWidth) / 2,
      (fullHeight - cutHeight) / 2,
      cutWidth,
      cutHeight,
    ] as const;
    brush.drawImage(element, ...cut, 0, 0, width, height);
    const { data } = brush.getImageData(0, 0, width, height);
    if (isTranslucent(data)) return { kind: "pixels", width, height, ...separate(data) };
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
    return { kind: "jpeg", width, height, bytes: new Uint8Array(await jpeg.arrayBuffer()) };
  } catch {
    recorder.warnings.add("image-unreadable", element, element.alt);
    return null;
  }
}

function sizeOf(shown: number, given: number): number {
  return Math.max(1, Math.round(Math.min((shown * PRINT_RESOLUTION) / 96, given)));
}

function isTranslucent(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}

function separate(pixels: Uint8ClampedArray): { colours: Uint8Array; alphas: Uint8Array } {
  const count = pixels.length / 4;
  const colours = new Uint8Array(3 * count);
  const alphas = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    colours.set(pixels.subarray(4 * pixel, 4 * pixel + 3), 3 * pixel);
    alphas[pixel] = pixels[4 * pixel + 3] ?? 255;
  }
  return { colours, alphas };
}
