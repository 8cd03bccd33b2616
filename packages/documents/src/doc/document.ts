import { type ListPlace, listMarkers } from "../word/list-markers.ts";
import type { CompoundFile } from "./compound-file.ts";
import { readFonts } from "./fonts.ts";
import { cut, type InformationBlock, STORIES, type StoryName } from "./information-block.ts";
import { type Lists, readLists } from "./lists.ts";
import { type PropertyRun, readPropertyRuns } from "./property-pages.ts";
import { readShapes, type Shapes } from "./shapes.ts";
import { readStyleSheet, type StyleSheet } from "./style-sheet.ts";
import { type DocumentText, readText } from "./text.ts";

/** The parts of an old Word file that its text is read with. */
export interface WordDocument {
  /** The main stream, with text and properties. */
  readonly stream: Uint8Array;
  readonly tables: Uint8Array;
  /** Pictures, and properties that are too long for their page. */
  readonly data: Uint8Array;
  readonly information: InformationBlock;
  readonly text: DocumentText;
  /** Where each part of the text begins and ends. */
  readonly stories: Readonly<Record<StoryName, { readonly from: number; readonly to: number }>>;
  readonly paragraphRuns: readonly PropertyRun[];
  readonly letterRuns: readonly PropertyRun[];
  readonly styles: StyleSheet;
  readonly lists: Lists;
  /** The next marker of a list. It counts: ask once for each item, in the document's order. */
  readonly nextMarker: (place: ListPlace) => string;
  readonly shapes: Shapes;
}

export function openDocument(
  file: CompoundFile,
  stream: Uint8Array,
  information: InformationBlock,
): WordDocument {
  const tables = file.stream(information.tableStream) ?? new Uint8Array();
  const table = (name: Parameters<InformationBlock["table"]>[0]) =>
    cut(tables, information.table(name));
  const lists = readLists(tables, information.table("lists"), information.table("listOverrides"));
  return {
    stream,
    tables,
    data: file.stream("Data") ?? new Uint8Array(),
    information,
    text: readText(stream, tables, information),
    stories: storiesOf(information),
    paragraphRuns: readPropertyRuns(stream, table("paragraphPages"), "paragraph"),
    letterRuns: readPropertyRuns(stream, table("characterPages"), "character"),
    styles: readStyleSheet(table("styles"), readFonts(table("fonts"))),
    lists,
    nextMarker: listMarkers(
      ({ list, level }) => lists.level(Number(list), level),
      (list) => String(lists.definition(Number(list))),
    ),
    shapes: readShapes(table),
  };
}

function storiesOf({ lengths }: InformationBlock): WordDocument["stories"] {
  let at = 0;
  const ranges = STORIES.map((name) => {
    const from = at;
    at += lengths[name];
    return [name, { from, to: at }] as const;
  });
  return Object.fromEntries(ranges) as WordDocument["stories"];
}
