import { isCourseDocsPath } from "./course-path.ts";
import { isEditorPath } from "./editor-path.ts";

/** Whether the screen at a path opens without a connection: the editor and the pages of the course. */
export function isOfflinePath(path: string): boolean {
  return isEditorPath(path) || isCourseDocsPath(path);
}
