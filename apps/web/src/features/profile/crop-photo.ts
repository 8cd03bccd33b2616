import { MAX_PHOTO_BYTES, PHOTO_SIDE } from "@taiyari/domain/account";
import { fail, ok, type Result } from "@taiyari/domain/result";

/** The largest picture that is opened. A phone's camera makes up to 15 MB. */
const MAX_FILE_BYTES = 20 * 1024 ** 2;
/** What every browser opens. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];
/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.88, 0.7, 0.5];

/**
 * Cuts the middle square out of a picture and makes a small JPEG of it: what else the file says, such as where it was
 * taken, stays on the device.
 *
 * @returns a problem as a sentence
 */
export async function cropPhoto(file: File): Promise<Result<Blob, string>> {
  if (!PHOTO_TYPES.includes(file.type)) return fail("Choose a picture: JPEG, PNG or WebP.");
  if (file.size > MAX_FILE_BYTES)
    return fail("This picture is larger than 20 MB. Choose a smaller one.");
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return fail("This picture cannot be opened. Choose another one.");
  const photo = await squareOf(picture);
  picture.close();
  return photo ? ok(photo) : fail("This picture cannot be made small enough. Choose another one.");
}

async function squareOf(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // What is transparent would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE);
  context.imageSmoothingQuality = "high";
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, PHOTO_SIDE, PHOTO_SIDE);
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- the next only when this one is too large
    const photo = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, "image/jpeg", quality);
    });
    if (photo && photo.size <= MAX_PHOTO_BYTES) return photo;
  }
  return null;
}
