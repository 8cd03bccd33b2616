/** The editor, under each of its addresses. */
const EDITOR = /^\/resume\/(editor|builder(\/[^/]+)?)\/?$/u;

/** Whether the path is one of the editor's: the only screen that opens without a connection. */
export function isEditorPath(path: string): boolean {
  return EDITOR.test(path);
}
