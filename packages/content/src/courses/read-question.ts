import type {
  Block,
  Inline,
  Question,
  QuestionKey,
  QuestionPrediction,
} from "@taiyari/domain/learning";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import { pageSource } from "./page-source.ts";
import type { QuestionSource } from "./question-schema.ts";
import { readBlocks } from "./read-blocks.ts";

export interface ReadQuestion {
  readonly question: Question;
  readonly key: QuestionKey;
  readonly prediction: QuestionPrediction | null;
  /** What a writer has to mend in its Markdown. */
  readonly problems: readonly string[];
}

const KEYS = "abcdef";

/** In a question there is text, and what shows data; examples to run and exercises stand in lessons. */
const ALLOWED: ReadonlySet<Block["kind"]> = new Set(["paragraph", "list", "table", "code"]);

/**
 * @param place  how messages name it: 'assessment.yaml, "not-in-with-null"'
 * @param at     the page it belongs to, and its stage
 */
export function readQuestion(
  source: QuestionSource,
  { place, page, stage }: { readonly place: string; readonly page: string; readonly stage: string },
): ReadQuestion {
  const problems: string[] = [];
  const blocks = (name: string, markdown: string) => {
    const read = readMarkdown(`${place}, ${name}`, markdown);
    problems.push(...read.problems);
    return read.blocks;
  };
  const inline = (name: string, markdown: string): readonly Inline[] => {
    if (markdown === "") return [];
    const [first, ...rest] = blocks(name, markdown);
    if (first?.kind === "paragraph" && rest.length === 0) return first.content;
    problems.push(`${place}, ${name}: write one line of text.`);
    return [];
  };

  const options = source.kind === "write" ? [] : source.options;
  const { id, kind, title, level } = source;
  return {
    question: {
      id,
      kind,
      title,
      page,
      stage,
      level,
      ask: blocks("ask", source.ask),
      sql: source.kind === "predict" ? source.sql.trimEnd() : null,
      data: source.kind === "predict" ? (source.data?.trim() ?? null) : null,
      options: options.map(({ text, note }, at) => ({
        key: KEYS.charAt(at),
        content: inline(`option ${at + 1}`, text),
        note: inline(`note ${at + 1}`, note),
      })),
      task: source.kind === "write" ? taskOf(source) : null,
    },
    key: {
      right: options.length === 0 ? "" : KEYS.charAt(options.findIndex(({ right }) => right)),
      why: blocks("why", source.why),
      exercise: source.kind === "write" ? exerciseOf(source) : null,
    },
    prediction: source.kind === "predict" ? { shows: source.shows, error: source.error } : null,
    problems,
  };
}

type WriteSource = Extract<QuestionSource, { kind: "write" }>;

function taskOf({ tables, start, data, columns, order, scale, must }: WriteSource) {
  return { tables, start, data, columns, order, scale, must };
}

/** As the judge takes it: an exercise without hints. */
function exerciseOf({ page: _page, ...question }: WriteSource): QuestionKey["exercise"] {
  return { ...question, change: null, equivalent: [], hints: [], skill: "sql" };
}

function readMarkdown(
  file: string,
  markdown: string,
): { readonly blocks: readonly Block[]; readonly problems: readonly string[] } {
  const source = pageSource(file, markdown, new Map());
  const tree = fromMarkdown(markdown, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const blocks = readBlocks(tree.children, source);
  for (const { kind } of blocks)
    if (!ALLOWED.has(kind))
      source.problems.add(
        null,
        `“${kind}” may not stand in a question. Allowed are paragraphs, lists, tables and code.`,
      );
  return { blocks, problems: source.problems.list };
}
