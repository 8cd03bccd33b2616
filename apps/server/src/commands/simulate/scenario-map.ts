import { type Condition, readCondition, type Scenario, timeText } from "@taiyari/domain/simulation";

interface MapNode {
  /** "task answer_priya", "message m_priya". */
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly column: number;
  /** Keys of what leads to it. */
  readonly from: readonly string[];
}

const WIDTH = 250;
const GAP = 70;
const HEIGHT = 46;
const ROW = 58;
const TOP = 60;
const COLUMNS = ["What comes", "What is to be done", "What follows", "How it ends"];

/** A drawing of what leads to what in a scenario, for its author: messages, tasks, consequences and endings in columns, and lines from all that a condition names. */
export function scenarioMap(scenario: Scenario): string {
  const nodes = nodesOf(scenario);
  const rows = new Map<number, number>();
  const places = new Map(
    nodes.map((node) => {
      const row = rows.get(node.column) ?? 0;
      rows.set(node.column, row + 1);
      return [node.key, { x: 20 + node.column * (WIDTH + GAP), y: TOP + row * ROW }] as const;
    }),
  );
  const height = TOP + Math.max(...rows.values()) * ROW + 20;
  const width = 40 + COLUMNS.length * WIDTH + (COLUMNS.length - 1) * GAP;
  const lines = nodes.flatMap((node) =>
    node.from.flatMap((key) => {
      const [start, end] = [places.get(key), places.get(node.key)];
      return start && end && key !== node.key ? [lineOf(start, end)] : [];
    }),
  );
  const boxes = nodes.map((node) => boxOf(node, places.get(node.key) ?? { x: 0, y: 0 }));
  const heads = COLUMNS.map(
    (title, column) =>
      `<text x="${20 + column * (WIDTH + GAP)}" y="36" font-size="15" font-weight="600">${title}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" fill="#1b1f2a">`,
    `<title>${escaped(scenario.title)}, version ${scenario.version}</title>`,
    `<rect width="${width}" height="${height}" fill="#faf8f5"/>`,
    ...heads,
    ...lines,
    ...boxes,
    "</svg>",
  ].join("\n");
}

function nodesOf({ messages, tasks, consequences, endings, people }: Scenario): readonly MapNode[] {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  return [
    ...messages.map(({ id, from, at, when, subject, text }): MapNode => ({
      key: `message ${id}`,
      title: `${at === null ? "" : `${timeText(at)} `}${nameOf(from)}`,
      note: subject === "" ? text : subject,
      column: 0,
      from: namedIn(when),
    })),
    ...tasks.map(({ id, title, due }): MapNode => ({
      key: `task ${id}`,
      title,
      note: `due ${timeText(due)}`,
      column: 1,
      from: messages.filter(({ task }) => task === id).map((message) => `message ${message.id}`),
    })),
    ...consequences.map(({ id, when, decided, came }): MapNode => ({
      key: `consequence ${id}`,
      title: decided === "" ? id : decided,
      note: came,
      column: 2,
      from: namedIn(when),
    })),
    ...endings.map(({ id, title, when }): MapNode => ({
      key: `ending ${id}`,
      title,
      note: when,
      column: 3,
      from: [
        ...namedIn(when),
        ...consequences
          .filter(({ effects }) =>
            Object.keys(effects.set).some((name) => when.includes(`v.${name}`)),
          )
          .map((one) => `consequence ${one.id}`),
      ],
    })),
  ];
}

/** Keys of the tasks and messages that a condition names. */
function namedIn(condition: Condition | null): readonly string[] {
  if (condition === null) return [];
  const read = readCondition(condition);
  if (!read.ok) return [];
  return read.value.names.flatMap(([map, key = ""]) => {
    if (map === "task") return [`task ${key}`];
    return map === "opened" || map === "answered" ? [`message ${key}`] : [];
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function lineOf(start: Place, end: Place): string {
  const [x1, y1] = [start.x + (end.x >= start.x + WIDTH ? WIDTH : 0), start.y + HEIGHT / 2];
  const [x2, y2] = [end.x + (end.x >= start.x + WIDTH ? 0 : WIDTH), end.y + HEIGHT / 2];
  const bend = Math.max(30, Math.abs(x2 - x1) / 2);
  const turn = x2 >= x1 ? bend : -bend;
  return `<path d="M${x1} ${y1}C${x1 + turn} ${y1} ${x2 - turn} ${y2} ${x2} ${y2}" fill="none" stroke="#0f6b6b" stroke-opacity=".45"/>`;
}

const MOST_TITLE = 34;
const MOST_NOTE = 42;

function boxOf({ title, note }: MapNode, { x, y }: Place): string {
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="#ffffff" stroke="#cfc7bb"/>`,
    `<text x="10" y="19" font-size="13" font-weight="600">${escaped(cut(title, MOST_TITLE))}</text>`,
    `<text x="10" y="36" font-size="11" fill="#4a5160">${escaped(cut(note, MOST_NOTE))}</text>`,
    "</g>",
  ].join("");
}

function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > most ? `${line.slice(0, most - 2).trimEnd()} …` : line;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
