import type { List, Paragraph, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Block, Inline, Prediction, ReviewCard } from "@taiyari/domain/learning";
import { cleanPicture } from "./clean-picture.ts";
import type { PageSource } from "./page-source.ts";
import { lineOf } from "./problem.ts";
import { plainText, readInline } from "./read-inline.ts";

/** Reads what stands within a piece: as the page itself is read. */
type ReadBlocks = (nodes: readonly RootContent[], source: PageSource) => readonly Block[];

/** A piece between ":::name" and ":::". Null for one that cannot be read, which is named. */
export function readDirective(
  node: ContainerDirective,
  source: PageSource,
  readBlocks: ReadBlocks,
): Block | null {
  const line = lineOf(node);
  const { problems, pictures } = source;
  const value = (name: string) => {
    const given = node.attributes?.[name];
    if (given === null || given === undefined || given === "")
      problems.add(line, `“${node.name}” needs ${name}="…".`);
    return given ?? "";
  };
  const content = () => readBlocks(node.children, source);
  switch (node.name) {
    case "figure": {
      const file = value("src");
      const svg = pictures.get(file);
      if (svg === undefined) {
        problems.add(line, `there is no picture “${file}” beside the page.`);
        return null;
      }
      const picture = cleanPicture(svg, file);
      for (const problem of picture.problems) problems.add(line, `in ${file}: ${problem}`);
      return { kind: "figure", svg: picture.svg, alt: value("alt"), caption: content() };
    }
    case "predict":
      return readPrediction(node, value("id"), source, readBlocks);
    case "mistake":
      return { kind: "mistake", error: value("error"), content: content() };
    case "exercise":
      return { kind: "exercise", id: value("id") };
    case "recap":
      return { kind: "recap", points: lineItems(node, source) };
    case "cards":
      return { kind: "cards", cards: readCards(node, source) };
    default:
      problems.add(
        line,
        `there is nothing called “${node.name}”. Known are figure, predict, mistake, exercise, recap and cards.`,
      );
      return null;
  }
}

const OPTION = /^\((x| )\)\s*/u;

/** A question, a list of options of which one is marked "(x)", and why. */
function readPrediction(
  node: ContainerDirective,
  id: string,
  source: PageSource,
  readBlocks: ReadBlocks,
): Prediction {
  const at = node.children.findIndex(isOptions);
  const list = node.children[at];
  const options =
    list?.type === "list"
      ? list.children.map(({ children: [first] }) => readOption(first, source))
      : [];
  if (options.length < 2 || options.filter(({ isRight }) => isRight).length !== 1)
    source.problems.add(
      lineOf(node),
      'a prediction needs two options or more, "- ( ) 4", and one of them right, "- (x) 6".',
    );
  return {
    kind: "predict",
    id,
    question: readBlocks(node.children.slice(0, Math.max(at, 0)), source),
    options,
    why: at === -1 ? [] : readBlocks(node.children.slice(at + 1), source),
  };
}

function isOptions(node: RootContent): boolean {
  if (node.type !== "list") return false;
  return node.children.every(({ children: [first] }) => {
    const text = first?.type === "paragraph" ? first.children[0] : undefined;
    return text?.type === "text" && OPTION.test(text.value);
  });
}

function readOption(
  node: RootContent | undefined,
  source: PageSource,
): Prediction["options"][number] {
  if (node?.type !== "paragraph") return { content: [], isRight: false };
  const [first, ...rest] = readInline(node.children, source);
  const text = first?.kind === "text" ? first.text : "";
  return {
    isRight: OPTION.exec(text)?.[1] === "x",
    content: [{ kind: "text", text: text.replace(OPTION, "") }, ...rest],
  };
}

/** The items of the one list it holds, each a line. */
function lineItems(node: ContainerDirective, source: PageSource): readonly (readonly Inline[])[] {
  return paragraphsIn(node, source).map(({ children }) => readInline(children, source));
}

/** "- front" and, below it, "  : back". */
function readCards(node: ContainerDirective, source: PageSource): readonly ReviewCard[] {
  return paragraphsIn(node, source).flatMap((paragraph) => {
    const content = readInline(
      paragraph.children.flatMap((piece) =>
        piece.type === "text" ? splitAtColon(piece.value) : [piece],
      ),
      source,
    );
    const at = content.findIndex((piece) => piece.kind === "text" && piece.text === SPLIT);
    const [front, back] = [content.slice(0, at), content.slice(at + 1)];
    if (at === -1 || plainText(front).trim() === "" || plainText(back).trim() === "") {
      source.problems.add(
        lineOf(paragraph),
        'a card is a line "- front" and below it a line "  : back".',
      );
      return [];
    }
    return [{ front, back }];
  });
}

const SPLIT = "\u0000";

/** Markdown keeps a line break as such within its text. */
function splitAtColon(text: string): Paragraph["children"] {
  const [front = "", ...back] = text.split(/\n\s*:\s+/u);
  if (back.length === 0) return [{ type: "text", value: text }];
  return [front, SPLIT, back.join(" ")].map((value) => ({ type: "text", value }));
}

function paragraphsIn(node: ContainerDirective, source: PageSource): readonly Paragraph[] {
  const list = node.children.find((child): child is List => child.type === "list");
  const paragraphs = (list?.children ?? []).flatMap(({ children: [first] }) =>
    first?.type === "paragraph" ? [first] : [],
  );
  if (paragraphs.length === 0)
    source.problems.add(
      lineOf(node),
      `“${node.name}” holds a list, a line with "- " for each point.`,
    );
  return paragraphs;
}
