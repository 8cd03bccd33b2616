import type { HandedIn } from "../deliverable.ts";
import type { Task } from "../scenario.ts";

const NOTHING: HandedIn = {
  text: "",
  to: [],
  attached: [],
  code: "",
  run: null,
  remarks: [],
  chosen: [],
  rows: [],
};

/** What the author says is right: the model answer to whom it goes, with what belongs to it, as the checks ask for it. */
export function modelWork(task: Task): HandedIn {
  const { deliverable, model } = task;
  const tests = task.checks.map(({ test }) => test);
  const base: HandedIn = {
    ...NOTHING,
    text: model,
    to: tests.flatMap((test) => (test.kind === "to" ? test.people : [])),
    attached: tests.flatMap((test) => (test.kind === "attached" ? test.files : [])),
  };
  switch (deliverable.kind) {
    case "sql":
      return { ...base, code: deliverable.reference, run: { isSame: true, passed: [] } };
    case "code":
      return {
        ...base,
        code: model,
        run: { isSame: true, passed: deliverable.cases.map(({ id }) => id) },
      };
    case "review":
      return {
        ...base,
        remarks: tests.flatMap((test) =>
          test.kind === "finds" ? [{ line: test.lines[0] ?? 1, text: test.words.join(", ") }] : [],
        ),
      };
    case "ranking":
      return {
        ...base,
        chosen:
          tests.flatMap((test) => (test.kind === "order" ? test.key : [])) ??
          deliverable.items.map(({ id }) => id),
      };
    case "decision":
      return { ...base, chosen: [bestOption(task)] };
    case "plan":
      return {
        ...base,
        rows: model
          .split("\n")
          .filter(Boolean)
          .map((row) => row.split("|").map((cell) => cell.trim())),
        text: "",
      };
    case "mail":
    case "document":
    case "call-notes":
    case "chat":
      return base;
    default:
      return deliverable satisfies never;
  }
}

/** The option that has most of its points. */
export function bestOption({ checks, deliverable }: Task): string {
  const shares = checks.flatMap(({ test }) =>
    test.kind === "option" ? Object.entries(test.shares) : [],
  );
  const [best] = shares.toSorted((a, b) => b[1] - a[1]);
  const [first] = deliverable.kind === "decision" ? deliverable.options : [];
  return best?.[0] ?? first?.id ?? "";
}

/** Work that was done to have handed something in. */
export function carelessWork({ deliverable }: Task): HandedIn {
  const text = "Hi, I had a look and it should be fine now. Let us see how it goes.";
  switch (deliverable.kind) {
    case "sql":
      return { ...NOTHING, text: "", code: "SELECT 1", run: { isSame: false, passed: [] } };
    case "code":
      return { ...NOTHING, text, code: "// same as before", run: { isSame: false, passed: [] } };
    case "ranking":
      return { ...NOTHING, text, chosen: deliverable.items.map(({ id }) => id) };
    case "decision":
      return { ...NOTHING, text, chosen: [deliverable.options.at(-1)?.id ?? ""] };
    case "plan":
      return { ...NOTHING, rows: [["Look into it", "Team", "Soon"]] };
    case "review":
      return { ...NOTHING, text, remarks: [{ line: 1, text: "Looks good to me." }] };
    case "mail":
    case "document":
    case "call-notes":
    case "chat":
      return { ...NOTHING, text };
    default:
      return deliverable satisfies never;
  }
}
