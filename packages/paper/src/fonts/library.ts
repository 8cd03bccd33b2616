import { type Face, type FaceId, faceOf, faces } from "./faces.ts";
import { splitByFace, stackOf } from "./match.ts";

/** Gives the bytes of faces, each read once. */
export interface FontLibrary {
  /**
   * The WOFF 1.0 files of the faces named.
   *
   * @throws  what the reader threw; the next call tries again. An Error for an id that no face has.
   */
  readonly load: (ids: Iterable<FaceId>) => Promise<ReadonlyMap<FaceId, Uint8Array>>;
}

/**
 * @param read  fetches the file of a face: from the network, from disk, from an array of a message
 */
export function createFontLibrary(read: (face: Face) => Promise<Uint8Array>): FontLibrary {
  const kept = new Map<FaceId, Promise<Uint8Array>>();
  function bytesOf(id: FaceId): Promise<Uint8Array> {
    const known = kept.get(id);
    if (known) return known;
    const face = faceOf(id);
    if (!face) throw new Error(`There is no face ${id}.`);
    const reading = read(face).catch((error: unknown) => {
      kept.delete(id);
      throw error;
    });
    kept.set(id, reading);
    return reading;
  }
  return {
    load: async (ids) =>
      new Map(
        await Promise.all([...new Set(ids)].map(async (id) => [id, await bytesOf(id)] as const)),
      ),
  };
}

/**
 * The faces a text needs in any weight and style of the families, for a page that is handed its fonts as bytes.
 *
 * @param family  a CSS `font-family` list
 */
export function facesForText(text: string, family: string): Face[] {
  const needed = new Set<Face>();
  const styles = new Map(
    faces.map(({ weight, style }) => [`${weight}${style}`, { weight, style }]),
  );
  for (const { weight, style } of styles.values()) {
    const stack = stackOf({ family, weight, style });
    for (const run of splitByFace(text, stack, () => undefined)) needed.add(run.face);
  }
  return faces.filter((face) => needed.has(face));
}
