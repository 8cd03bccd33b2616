import { createFontLibrary, type FaceId } from "@taiyari/paper";
import { faceAddress } from "./font-addresses.ts";

/** The faces of this installation, each fetched once for preview and file. */
export const paperFaces = createFontLibrary(async ({ id }) => {
  const response = await fetch(faceAddress(id));
  if (!response.ok) throw new Error(`The font ${id} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
});

/** How long a text is kept waiting for its font before another one stands in. */
const PATIENCE_MS = 4_000;

/** Those of the faces that can be had soon. Others go on loading, and are there when they are asked for again. */
export async function facesInTime(
  ids: readonly FaceId[],
  patience = PATIENCE_MS,
): Promise<ReadonlyMap<FaceId, Uint8Array>> {
  const files = new Map<FaceId, Uint8Array>();
  const loads = ids.map(async (id) => {
    const file = (await paperFaces.load([id])).get(id);
    if (file) files.set(id, file);
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(loads), late]);
  return new Map(files);
}
