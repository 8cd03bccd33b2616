/** Which square of a picture is taken. The centre is in shares of its width and height, from 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 takes the largest square there is, 2 one half as wide. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square in the pixels of the picture, wholly inside it. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const MAX_ZOOM = 4;

/** The middle of a picture; of an upright one the part above it, where a face is. */
export function firstCrop({ width, height }: Size): Crop {
  return { x: 0.5, y: height > width ? 0.4 : 0.5, zoom: 1 };
}

/** The square that a crop takes. A centre too near to an edge is moved inwards. */
export function squareOf(size: Size, crop: Crop): Square {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const side = Math.min(size.width, size.height) / zoom;
  return {
    left: clamp(crop.x * size.width - side / 2, 0, size.width - side),
    top: clamp(crop.y * size.height - side / 2, 0, size.height - side),
    side,
  };
}

/** The crop after the picture was dragged: by these shares of the square that is shown. */
export function dragged(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const { left, top, side } = squareOf(size, crop);
  return centred(size, {
    ...crop,
    x: (left + side / 2 - by.x * side) / size.width,
    y: (top + side / 2 - by.y * side) / size.height,
  });
}

/** The crop with its centre where its square really is. */
export function centred(size: Size, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    x: (left + side / 2) / size.width,
    y: (top + side / 2) / size.height,
    zoom: clamp(crop.zoom, 1, MAX_ZOOM),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
