import { type FaceId, faces, unicodeRange } from "./faces.ts";

/**
 * Gives a page faces as bytes: a frame of opaque origin may not fetch them. Resolves when all can be drawn with.
 *
 * @param files  WOFF 1.0 files; ids that no face has are passed over
 * @throws       what `FontFace.load` throws for bytes that are no font
 */
export async function installFaces(
  document: Document,
  files: ReadonlyMap<FaceId, Uint8Array>,
): Promise<void> {
  // Of two faces that have a character a browser takes the one added later, and the PDF the earlier.
  const given = faces.filter(({ id }) => files.has(id)).toReversed();
  const ready = given.map((face) => {
    const bytes = Uint8Array.from(files.get(face.id) ?? []);
    const { weight, style } = face;
    const descriptors = { weight: String(weight), style, unicodeRange: unicodeRange(face) };
    return new FontFace(face.family, bytes, descriptors).load();
  });
  for (const face of await Promise.all(ready)) document.fonts.add(face);
}
