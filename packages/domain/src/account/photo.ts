/** The sides of a photo, in pixels. Our choice: twice what the largest place of it needs. */
export const PHOTO_SIDE = 256;
/** A JPEG of that size takes a tenth of it. */
export const MAX_PHOTO_BYTES = 256 * 1024;
