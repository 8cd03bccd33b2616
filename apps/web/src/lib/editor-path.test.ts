import { expect, test } from "vitest";
import { isEditorPath } from "./editor-path.ts";

test.each(["/", "/resume", "/resume/editors", "/resume/builder/7f/proof", "/shared/editor"])(
  "%s is not the editor",
  (path) => {
    expect(isEditorPath(path)).toBe(false);
  },
);

test.each(["/resume/editor", "/resume/editor/", "/resume/builder", "/resume/builder/7f"])(
  "%s is the editor",
  (path) => {
    expect(isEditorPath(path)).toBe(true);
  },
);
