/** The editor, under each of its addresses. */
const EDITOR = /^\/resume\/(editor|builder(\/[^/]+)?)\/?$/u;

/** Whether the path is one of the editor's. */
export function isEditorPath(path: string): boolean {
  return EDITOR.test(path);
}
