import type { Certificate } from "@taiyari/contract";
import { formatDate } from "../../lib/dates.ts";
import { html, type Markup } from "../../shared/report-paper/markup.ts";
import { sheetText } from "./sheet-text.ts";

/**
 * The certificate as one page of A4.
 *
 * @param address  where it can be checked: "https://taiyari.example/certificates/7K4M-92QX"
 */
export function certificateDocument(certificate: Certificate, address: string): Markup {
  const { name, title, right, of, percent, passedAt, code, stages } = certificate;
  return html`<article class="certificate">
    <svg class="arch" viewBox="0 0 680 960" aria-hidden="true">
      <path
        fill="#f3f8f7"
        stroke="#0f6b6b"
        stroke-width="3"
        d="M20 920V320a320 300 0 0 1 640 0v600z"
      />
      <path
        fill="#ffffff"
        stroke="#bfd8d6"
        stroke-width="1.5"
        d="M36 902V322a304 284 0 0 1 608 0v580z"
      />
      <path fill="#0f6b6b" d="M4 920h672v12H4z" />
    </svg>
    <div class="in">
      <p class="brand">Taiyari</p>
      <p class="line">This certifies that</p>
      <h1>${name}</h1>
      <p class="line">passed the final assessment of</p>
      <h2>${title}</h2>
      <p class="text">${sheetText(certificate)}</p>
      <p class="figure"><span>Score</span> <b>${right} of ${of}, ${percent}%</b></p>
      <p class="figure"><span>Date</span> <b>${formatDate(passedAt)}</b></p>
      <p class="figure"><span>Code</span> <b>${code}</b></p>
      <ul>
        ${stages.map(
          (stage) =>
            html`<li><span>${stage.stage}</span> <b>${stage.right} of ${stage.of}</b></li>`,
        )}
      </ul>
      <p class="check">Check it at <a href="${address}">${address}</a></p>
    </div>
  </article>`;
}
