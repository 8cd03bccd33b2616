import type { HandedIn } from "../deliverable.ts";
import { timeText } from "../conditions/day-time.ts";
import type { CheckTest, DayMinute, Task, TaskCheck } from "../scenario.ts";
import {
  numbersOf,
  readSaid,
  type SaidAt,
  type SaidText,
  says,
  saysIn,
  statements,
} from "../said/said-text.ts";
import type { CheckOutcome } from "./assessment.ts";
import { isOfUnit } from "./number-unit.ts";

export interface CheckContext {
  readonly task: Task;
  readonly work: HandedIn;
  readonly at: DayMinute;
  /** Of all that was written. */
  readonly said: SaidText;
}

/** What a test found: the share of its points, from 0 to 1. */
interface Found {
  readonly share: number;
  readonly text: string;
  readonly at: SaidAt | null;
}

export function runCheck(check: TaskCheck, context: CheckContext): CheckOutcome {
  const found = runTest(check.test, context);
  const points = Math.round(check.points * found.share);
  return {
    id: check.id,
    title: check.title,
    found: found.text,
    points,
    of: check.points,
    at: found.at,
    reason: points < check.points ? check.reason : "",
  };
}

function runTest(test: CheckTest, context: CheckContext): Found {
  const { work, said, at, task } = context;
  switch (test.kind) {
    case "to": {
      const missing = test.people.filter((person) => !work.to.includes(person));
      return yes(missing.length === 0, "Sent to them", "Not sent to them");
    }
    case "in-time":
      return yes(
        at <= task.due,
        `${timeText(at)}, due ${timeText(task.due)}`,
        `${timeText(at)}, ${Math.ceil(at - task.due)} min after it was due`,
      );
    case "says":
      return testSays(test.groups, test.where, said);
    case "does-not-say": {
      const place = said.sentences.length === 0 ? null : says(said, test.words);
      return {
        share: place === null && said.words > 0 ? 1 : 0,
        text: place === null ? "Not said" : "Said",
        at: place,
      };
    }
    case "number":
      return testNumber(test, said);
    case "attached": {
      const missing = test.files.filter((file) => !work.attached.includes(file));
      return yes(missing.length === 0, "Attached", "Not attached");
    }
    case "words":
      return yes(
        said.words >= test.least && said.words <= test.most,
        `${said.words} words`,
        `${said.words} words`,
      );
    case "result":
      return yes(
        work.run?.isSame === true,
        "The rows are those asked for",
        "Other rows than asked for",
      );
    case "cases": {
      const passed = test.ids.filter((id) => work.run?.passed.includes(id));
      return {
        share: test.ids.length === 0 ? 0 : passed.length / test.ids.length,
        text: `${passed.length} of ${test.ids.length} cases pass`,
        at: null,
      };
    }
    case "finds":
      return testFinds(test, work);
    case "order":
      return testOrder(test.key, work.chosen);
    case "option": {
      const share = test.shares[work.chosen[0] ?? ""] ?? 0;
      return { share, text: work.chosen.length === 0 ? "Nothing was chosen" : "", at: null };
    }
    default:
      return test satisfies never;
  }
}

function yes(isTrue: boolean, text: string, otherwise: string): Found {
  return { share: isTrue ? 1 : 0, text: isTrue ? text : otherwise, at: null };
}

/** The share of groups of which a phrase is said. */
function testSays(
  groups: readonly (readonly string[])[],
  where: "anywhere" | "first-sentence",
  said: SaidText,
): Found {
  const [first] = statements(said);
  const places = groups.map((group) => {
    if (where === "anywhere") return says(said, group);
    const place = first ? saysIn(first, group) : null;
    return place && first ? { from: first.from, to: first.to } : null;
  });
  const found = places.filter((place) => place !== null);
  return {
    share: groups.length === 0 ? 0 : found.length / groups.length,
    text:
      found.length === groups.length
        ? "Said"
        : found.length > 0
          ? `${found.length} of ${groups.length} said`
          : where === "first-sentence" && groups.some((group) => says(said, group))
            ? "Said, and not in the first sentence"
            : "Not said",
    at: found[0] ?? null,
  };
}

function testNumber(
  { value, tolerance, unit }: Extract<CheckTest, { readonly kind: "number" }>,
  said: SaidText,
): Found {
  const numbers = numbersOf(said).filter((number) => isOfUnit(number, unit));
  const isNear = (other: number) => Math.abs(other - value) <= Math.abs(value) * tolerance + 1e-9;
  const right = numbers.find(({ values }) => values.some(isNear));
  if (right) return { share: 1, text: "Said", at: right };
  // The one that comes nearest in size is what they took for it.
  const near = numbers
    .filter(({ values }) => values.some((other) => other > value / 4 && other < value * 4))
    .toSorted((a, b) => distance(a.values[0] ?? 0, value) - distance(b.values[0] ?? 0, value))[0];
  return {
    share: 0,
    text: near ? `You wrote ${said.text.slice(near.from, near.to)}` : "No such number",
    at: near ?? null,
  };
}

function distance(number: number, value: number): number {
  return Math.abs(Math.log(Math.max(number, 1e-9) / Math.max(value, 1e-9)));
}

/** A remark on one of the lines, or one that names the fault. */
function testFinds(
  { lines, words }: Extract<CheckTest, { readonly kind: "finds" }>,
  work: HandedIn,
): Found {
  const isOn = (line: number) => lines.some((own) => Math.abs(own - line) <= 1);
  const found = work.remarks.some((remark) => {
    const isNamed = says(readSaid(remark.text), words) !== null;
    return isNamed && (isOn(remark.line) || lines.length === 0);
  });
  return yes(found, "Found", "Not found");
}

/** One share less for each place that an item is away from the key. Source: research, situational judgement items. */
function testOrder(key: readonly string[], chosen: readonly string[]): Found {
  if (chosen.length === 0) return { share: 0, text: "Nothing was put in order", at: null };
  const away = key.reduce((sum, item, place) => {
    const at = chosen.indexOf(item);
    return sum + (at < 0 ? key.length : Math.abs(at - place));
  }, 0);
  const most = Math.floor((key.length * key.length) / 2);
  const share = most === 0 ? 1 : Math.max(0, 1 - away / most);
  return {
    share,
    text: away === 0 ? "In this order" : `${away} ${away === 1 ? "place" : "places"} away from it`,
    at: null,
  };
}
