import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FaceId, faceOf } from "../fonts/faces.ts";

const require = createRequire(import.meta.url);

/** The file of a face, from its package. */
export function readFaceFile(id: FaceId): Uint8Array {
  const face = faceOf(id);
  if (!face) throw new Error(`There is no face ${id}.`);
  return new Uint8Array(readFileSync(require.resolve(face.file)));
}
