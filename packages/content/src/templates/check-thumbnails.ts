import { statSync } from "node:fs";
import { join } from "node:path";
import type { TemplateFiles } from "./load.ts";

/** Eight of them stand on one screen, and people have slow lines. In bytes. */
const MOST_BYTES = 30_000;

/**
 * What is wrong with the pictures of templates: that one is missing or too heavy. `npm run thumbnails` makes them.
 *
 * @param root  the path of the `content` folder
 * @returns     a sentence each; [] when all is well
 */
export function checkThumbnails(
  root: string,
  templates: readonly Pick<TemplateFiles, "id">[],
): readonly string[] {
  return templates.flatMap(({ id }) => {
    const path = `templates/${id}/thumbnail.webp`;
    const size = statSync(join(root, path), { throwIfNoEntry: false })?.size;
    if (size === undefined) return [`${path}: the picture is missing. Run: npm run thumbnails`];
    return size > MOST_BYTES
      ? [`${path}: ${size} bytes are too many, at most ${MOST_BYTES}. Run: npm run thumbnails`]
      : [];
  });
}
