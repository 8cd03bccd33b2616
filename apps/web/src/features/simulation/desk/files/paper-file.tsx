import { useMemo } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { type PaperBlock, paperBlocks, type PaperLine } from "./paper-blocks.ts";
import styles from "./paper-file.module.css";

/** A document as a sheet of paper. */
export function PaperFile({ file }: { readonly file: ScenarioFile }) {
  const blocks = useMemo(() => paperBlocks(file.content), [file.content]);
  return (
    <div
      className={styles["desk"]}
      role="region"
      aria-label={`Pages of ${file.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a page is scrolled with the arrow keys
      tabIndex={0}
    >
      <article className={styles["paper"]}>
        {blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part has nothing but its place
          <Block key={at} block={block} />
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.kind) {
    case "heading":
      if (block.level === 1) return <h3 className={styles["title"]}>{words(block.words)}</h3>;
      return <h4 data-level={block.level}>{words(block.words)}</h4>;
    case "paragraph":
      return <p>{words(block.words)}</p>;
    case "rule":
      return <hr />;
    case "list": {
      // oxlint-disable-next-line react/no-array-index-key -- an item has nothing but its place
      const items = block.items.map((item, at) => <li key={at}>{words(item)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case "table":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
        <div className={styles["table"]} role="group" tabIndex={0}>
          <table className="num">
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <th key={at} scope="col" data-right={block.right[at] || undefined}>
                    {words(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <tr key={place}>
                  {row.map((cell, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <td key={at} data-right={block.right[at] || undefined}>
                      {words(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function words(line: PaperLine) {
  return line.map(({ text, isStrong }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- words have nothing but their place
    if (text === "\n") return <br key={at} />;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    return isStrong ? <b key={at}>{text}</b> : text;
  });
}
