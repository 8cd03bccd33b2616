import type { Code, RootContent, Table } from "mdast";
import type { Block, Inline, LessonTable } from "@taiyari/domain/learning";
import { readCodeInfo } from "./code-info.ts";
import type { PageSource } from "./page-source.ts";
import { lineOf } from "./problem.ts";
import { plainText, readInline } from "./read-inline.ts";
import { readDirective } from "./read-directive.ts";

/** The pieces of a lesson, in their order. What is not allowed in one is named and left out. */
export function readBlocks(nodes: readonly RootContent[], source: PageSource): readonly Block[] {
  return nodes.flatMap((node) => readBlock(node, source) ?? []);
}

function readBlock(node: RootContent, source: PageSource): Block | null {
  const { problems } = source;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Markdown has more than a lesson may have; the rest is refused by name
  switch (node.type) {
    case "heading": {
      const content = readInline(node.children, source);
      if (node.depth !== 2 && node.depth !== 3)
        problems.add(
          lineOf(node),
          "a heading of a lesson begins with ## or ###. Its title stands above it.",
        );
      return {
        kind: "heading",
        level: node.depth === 3 ? 3 : 2,
        id: idOf(content),
        content,
      };
    }
    case "paragraph":
      return { kind: "paragraph", content: readInline(node.children, source) };
    case "list":
      return {
        kind: "list",
        isOrdered: node.ordered ?? false,
        items: node.children.map((item) => readBlocks(item.children, source)),
      };
    case "table":
      return readTable(node, source);
    case "code":
      return readCode(node, source);
    case "containerDirective":
      return readDirective(node, source, readBlocks);
    case "leafDirective":
      problems.add(
        lineOf(node),
        `“:${node.name}” needs three colons before it and a line ":::" after it.`,
      );
      return null;
    default:
      problems.add(
        lineOf(node),
        node.type === "html"
          ? "HTML may not stand in a lesson. Use Markdown, or a directive of docs/writing-content/courses.md."
          : `a piece of the kind "${node.type}" may not stand in a lesson.`,
      );
      return null;
  }
}

function idOf(content: readonly Inline[]): string {
  return plainText(content)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

function readTable(node: Table, source: PageSource): LessonTable {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => readInline(cell.children, source)),
  );
  return {
    kind: "table",
    head: head ?? [],
    rows,
    align: (node.align ?? []).map((align) => align ?? "left"),
  };
}

const RUN_VALUES = new Set(["title", "error", "rows", "small"]);

/** Null for a block that only gives data to others. */
function readCode(node: Code, source: PageSource): Block | null {
  const { problems, data } = source;
  const { language, words, values } = readCodeInfo(`${node.lang ?? ""} ${node.meta ?? ""}`);
  const line = lineOf(node);
  if (words.includes("data")) {
    const name = values.get("name");
    if (name === undefined)
      problems.add(line, 'rows of your own need a name: sql data name="people".');
    else data.set(name, node.value);
    return null;
  }
  if (!words.includes("run")) return { kind: "code", language, text: node.value };
  if (language !== "sql") problems.add(line, `only SQL can be run, this is “${language}”.`);
  for (const name of values.keys())
    if (!RUN_VALUES.has(name))
      problems.add(line, `“${name}” means nothing here. Known are ${[...RUN_VALUES].join(", ")}.`);
  const small = values.get("small");
  if (small !== undefined && !data.has(small))
    problems.add(
      line,
      `there are no rows named “${small}” above it. Write sql data name="${small}" first.`,
    );
  const rows = values.get("rows");
  if (rows !== undefined && !/^\d+$/u.test(rows)) problems.add(line, `rows=${rows} is no count.`);
  return {
    kind: "run",
    number: source.nextExample(),
    title: values.get("title") ?? "",
    sql: node.value,
    data: small === undefined ? null : (data.get(small) ?? null),
    error: values.get("error") ?? null,
    rows: rows === undefined ? null : Number(rows),
  };
}
