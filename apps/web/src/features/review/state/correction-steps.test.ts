import type { Correction } from "@taiyari/domain/resume";
import { expect, test } from "vitest";
import { createCorrectionSteps } from "./correction-steps.ts";

const email = (value: string): Correction => ({
  kind: "set",
  field: { kind: "contact", field: "email" },
  value,
});
const [A, B, C, D] = [email("a"), email("b"), email("c"), email("d")];

test("undoes what was made together together, and does it again", () => {
  const steps = createCorrectionSteps([A]);
  steps.undo();
  steps.undo();
  expect(steps.get()).toEqual([]);
  steps.redo();
  steps.add([B, C]);
  expect(steps.canRedo()).toBe(false);
  steps.undo();
  expect(steps.get()).toEqual([A]);
  steps.redo();
  expect(steps.get()).toEqual([A, B, C]);
});

test("keeps of a merge the steps it begins with", () => {
  const steps = createCorrectionSteps([]);
  steps.add([A, B]);
  steps.add([C]);
  const merged = [A, B, D];
  steps.adopt(merged);
  // The very list, so that nobody takes it for another edit.
  expect(steps.get()).toBe(merged);
  expect(steps.canRedo()).toBe(false);
  steps.undo();
  expect(steps.get()).toEqual([A, B]);
  steps.undo();
  expect(steps.get()).toEqual([]);
});

test("undoes what was chosen as one step", () => {
  const steps = createCorrectionSteps([A]);
  steps.replace([A, B, C]);
  steps.undo();
  expect(steps.get()).toEqual([A]);
});

test("leaves out what does not fit any more", () => {
  const steps = createCorrectionSteps([]);
  steps.add([A, B]);
  steps.truncate(1);
  expect(steps.get()).toEqual([A]);
  expect(steps.canUndo()).toBe(true);
});
