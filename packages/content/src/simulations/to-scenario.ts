import type {
  CheckTest,
  Deliverable,
  Effects,
  Person,
  RubricLine,
  Scenario,
  Task,
  TaskCheck,
  TextSign,
} from "@taiyari/domain/simulation";
import type { WrittenDeliverable, WrittenSign, WrittenTask, WrittenTest } from "./schema-tasks.ts";
import type { WrittenScenario, WrittenTalk } from "./schema.ts";

/** The parts of a scenario as they are written, and the text of its files by name. */
export interface WrittenParts {
  readonly scenario: WrittenScenario;
  readonly tasks: readonly WrittenTask[];
  readonly talk: WrittenTalk;
  readonly fileText: (name: string) => string;
}

export function toScenario(slug: string, parts: WrittenParts): Scenario {
  const {
    people,
    files,
    data,
    messages,
    consequences,
    "resume-lines": resumeLines,
    ...rest
  } = parts.scenario;
  return {
    ...rest,
    id: slug,
    people: people.map((person) => toPerson(person, parts.talk)),
    files: files.map(({ id, file, kind, when }) => ({
      id,
      name: kind === "pdf" ? file.replace(/\.md$/u, ".pdf") : file,
      kind,
      content: parts.fileText(file),
      when: when ?? null,
    })),
    data: data === undefined ? "" : parts.fileText(data),
    messages: messages.map(({ at, when, task, due, ...message }) => ({
      ...message,
      at: at ?? null,
      when: when ?? null,
      task: task ?? null,
      due: due ?? null,
    })),
    tasks: parts.tasks.map(toTask),
    consequences: consequences.map(({ competency, verdict, ...consequence }) => ({
      ...withEffects(consequence),
      competency: competency ?? null,
      verdict: verdict ?? null,
    })),
    resumeLines,
  };
}

function withEffects<Written extends Effects>({ trust, set, add, ...rest }: Written) {
  return { ...rest, effects: { trust, set, add } };
}

function toPerson(
  { manager, outside, ...person }: WrittenScenario["people"][number],
  talk: WrittenTalk,
): Person {
  const own = talk[person.id];
  if (!own) throw new Error(`talk.yaml has nothing of ${person.id}`);
  const { "when-then": whenThen, facts, ...lines } = own;
  return {
    ...person,
    isManager: manager,
    isOutside: outside,
    talk: {
      ...lines,
      whenThen,
      facts: facts.map(({ when, ...fact }) => ({ ...withEffects(fact), when: when ?? null })),
    },
  };
}

function toTask(written: WrittenTask): Task {
  const { checks, rubric, "accepted-from": acceptedFrom, review, deliverable, ...task } = written;
  return {
    ...task,
    acceptedFrom,
    deliverable: toDeliverable(deliverable),
    review: {
      sentBack: review["sent-back"],
      accepted: review.accepted,
      keptAsWas: review["kept-as-was"],
    },
    checks: checks.map(({ id, test, ...check }, at): TaskCheck => ({
      ...check,
      id: id ?? `check-${at + 1}`,
      test: toTest(test),
    })),
    rubric: rubric.map(({ levels, ...line }, at): RubricLine => {
      const [none, one, two, three] = levels;
      return {
        ...line,
        id: `line-${at + 1}`,
        anchors: [none.anchor, one.anchor, two.anchor, three.anchor],
        signs: [one.signs.map(toSign), two.signs.map(toSign), three.signs.map(toSign)],
      };
    }),
  };
}

function toSign(sign: WrittenSign): TextSign {
  return typeof sign === "string" ? { kind: sign } : { kind: "says", words: sign.says };
}

function toTest(test: WrittenTest): CheckTest {
  if ("to" in test) return { kind: "to", people: test.to };
  if ("in-time" in test) return { kind: "in-time" };
  if ("says" in test) return { kind: "says", groups: test.says, where: "anywhere" };
  if ("first-sentence-says" in test)
    return { kind: "says", groups: test["first-sentence-says"], where: "first-sentence" };
  if ("does-not-say" in test) return { kind: "does-not-say", words: test["does-not-say"] };
  if ("number" in test) {
    const { value, within, unit } = test.number;
    return { kind: "number", value, tolerance: within, unit };
  }
  if ("attached" in test) return { kind: "attached", files: test.attached };
  if ("words" in test) return { kind: "words", least: test.words[0], most: test.words[1] };
  if ("result" in test) return { kind: "result" };
  if ("cases" in test) return { kind: "cases", ids: test.cases };
  if ("finds" in test) return { kind: "finds", ...test.finds };
  if ("order" in test) return { kind: "order", key: test.order };
  return { kind: "option", shares: test.option };
}

function toDeliverable(written: WrittenDeliverable): Deliverable {
  switch (written.kind) {
    case "mail":
    case "document":
    case "call-notes":
      return { kind: written.kind, mostWords: written["most-words"] };
    case "sql":
      return { kind: "sql", reference: written.reference, isOrdered: written.ordered };
    case "ranking":
      return { kind: "ranking", items: written.items, asksReason: written["asks-reason"] };
    case "code": {
      const { solution: _, ...code } = written;
      return code;
    }
    case "chat":
    case "review":
    case "decision":
    case "plan":
      return written;
    default:
      return written satisfies never;
  }
}
