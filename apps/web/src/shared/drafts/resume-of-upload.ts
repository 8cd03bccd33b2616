/** Hex digits at the end of a uuid that carry neither its version nor its variant. */
const FREE_DIGITS = 12;

/**
 * The id of the resume that is made from an upload as it was corrected in that revision: asked for again, it is the
 * same resume, with everything that was written in it since.
 *
 * @param uploadId  a uuid
 */
export function resumeIdOf(uploadId: string, revision: number): string {
  const room = 16 ** FREE_DIGITS;
  const last = (Number.parseInt(uploadId.slice(-FREE_DIGITS), 16) + revision) % room;
  return `${uploadId.slice(0, -FREE_DIGITS)}${last.toString(16).padStart(FREE_DIGITS, "0")}`;
}
