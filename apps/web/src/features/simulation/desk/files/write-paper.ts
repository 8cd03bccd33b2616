import type { ScenarioFile } from "@taiyari/domain/simulation";
import { saveFile } from "../../../../lib/save-file.ts";
import { html, type Markup } from "../../../../shared/report-paper/markup.ts";
import { writeDocument } from "../../../../shared/report-paper/write-document.ts";
import { type PaperBlock, paperBlocks, type PaperLine } from "./paper-blocks.ts";
import css from "./paper.css?inline";

/**
 * Saves a document of the desk as a tagged PDF, dated as the day is.
 *
 * @throws  as `writeDocument` does
 * @returns what the person should know of it, in sentences
 */
export async function savePaper(file: ScenarioFile, date: string): Promise<readonly string[]> {
  const blocks = paperBlocks(file.content);
  const title = titleOf(blocks) ?? file.name;
  const written = await writeDocument({
    body: paperMarkup(blocks),
    css,
    title,
    running: [title, file.name],
    madeAt: `${date}T00:00:00Z`,
  });
  saveFile(file.name, written.bytes, "application/pdf");
  return written.remarks;
}

function titleOf(blocks: readonly PaperBlock[]): string | null {
  const title = blocks.find((block) => block.kind === "heading");
  return title?.kind === "heading" ? title.words.map(({ text }) => text).join("") : null;
}

/** A document as HTML for `paper.css`. */
export function paperMarkup(blocks: readonly PaperBlock[]): Markup {
  return html`<main class="sheet">${blocks.map(blockMarkup)}</main>`;
}

function blockMarkup(block: PaperBlock): Markup {
  switch (block.kind) {
    case "heading":
      if (block.level === 1) return html`<h1>${words(block.words)}</h1>`;
      return block.level === 2
        ? html`<h2 data-keep-next>${words(block.words)}</h2>`
        : html`<h3 data-keep-next>${words(block.words)}</h3>`;
    case "paragraph":
      return html`<p>${words(block.words)}</p>`;
    case "rule":
      return html`<hr />`;
    case "list": {
      const items = block.items.map((item) => html`<li>${words(item)}</li>`);
      return block.start === null
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start="${block.start}">
            ${items}
          </ol>`;
    }
    case "table": {
      const side = (at: number) => (block.right[at] ? "right" : "left");
      return html`<table>
        <thead>
          <tr>
            ${block.head.map((cell, at) => html`<th class="${side(at)}">${words(cell)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${block.rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, at) => html`<td class="${side(at)}">${words(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`;
    }
  }
}

function words(line: PaperLine): readonly Markup[] {
  return line.map(({ text, isStrong }) => {
    if (text === "\n") return html`<br />`;
    return isStrong ? html`<b>${text}</b>` : html`${text}`;
  });
}
