import type { Block, LessonTable } from "@taiyari/domain/learning";
import { ColouredSql } from "../sql/coloured-sql.tsx";
import { InlineText } from "./inline-text.tsx";
import { plainText } from "./plain-text.ts";
import styles from "./text-blocks.module.css";

interface TextBlocksProps {
  readonly blocks: readonly Block[];
}

/** Paragraphs, lists, tables and code: what stands in a caption, a hint or a question. Other pieces are left out. */
export function TextBlocks({ blocks }: TextBlocksProps) {
  return blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a piece has nothing but its place
    <TextBlock key={at} block={block} />
  ));
}

export function TextBlock({ block }: { readonly block: Block }) {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others are a lesson's own
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={styles["paragraph"]}>
          <InlineText content={block.content} />
        </p>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List className={styles["list"]}>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an item has nothing but its place
            <li key={at}>
              <TextBlocks blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <TextTable table={block} />;
    case "code":
      return <CodeBlock language={block.language} text={block.text} />;
    default:
      return null;
  }
}

interface CodeBlockProps {
  readonly language: string;
  readonly text: string;
}

function CodeBlock({ language, text }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
    <pre className={styles["code"]} tabIndex={0}>
      <code>{language === "sql" ? <ColouredSql sql={text} /> : text}</code>
    </pre>
  );
}

function TextTable({ table: { head, rows, align } }: { readonly table: LessonTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a wide table
    <div className={styles["table"]} role="region" tabIndex={0} aria-label={nameOf(head)}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column has nothing but its place
              <th key={at} scope="col" data-align={align[at]}>
                <InlineText content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has nothing but its place
            <tr key={at}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell has nothing but its place
                <td key={column} data-align={align[column]}>
                  <InlineText content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function nameOf(head: LessonTable["head"]): string {
  return `Table: ${head
    .map(plainText)
    .filter((name) => name !== "")
    .join(", ")}`;
}
