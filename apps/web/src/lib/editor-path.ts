/** The editor, under each of its addresses. */
const EDITOR = /^\/resume\/(editor|builder(\/[^/]+)?)\/?$/u;

/** Whether the path is one of the editor's. */
export function isEditorPath(path: string): boolean {
  return EDITOR.test(path);
}

/** The list of resumes. */
const LIST = /^\/resume\/?$/u;

/** Whether the path is that of the list the editor is opened from. */
export function isResumeListPath(path: string): boolean {
  return LIST.test(path);
}
