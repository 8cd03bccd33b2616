import { dictionary, type PdfDictionary } from "./objects.ts";

/** What a file says of itself. */
export interface DocumentMeta {
  readonly title: string;
  readonly author: string;
  /** A BCP 47 tag, as "en-IN". */
  readonly language: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** The program for which the file was made. */
  readonly creator?: string;
  /** When it was made, as it is to be written into the file. Clocks are read by the caller. */
  readonly created: Date;
}

const PRODUCER = "Taiyari Paper";

/** The document information dictionary. Source: ISO 32000-1:2008 §14.3.3. */
export function infoOf(meta: DocumentMeta): PdfDictionary {
  const date = pdfDate(meta.created);
  return dictionary({
    Title: meta.title,
    Author: meta.author,
    Subject: meta.subject,
    Keywords: meta.keywords && meta.keywords.length > 0 ? meta.keywords.join(", ") : null,
    Creator: meta.creator,
    Producer: PRODUCER,
    CreationDate: date,
    ModDate: date,
  });
}

/** The same as XMP. No claim of PDF/UA: no validator has seen these files. Source: ISO 16684-1:2019. */
export function xmpOf(meta: DocumentMeta): Uint8Array {
  const date = `${meta.created.toISOString().slice(0, 19)}Z`;
  const bag = (kind: string, values: readonly string[]) =>
    `<rdf:${kind}>${values.map((value) => `<rdf:li>${escape(value)}</rdf:li>`).join("")}</rdf:${kind}>`;
  const said = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escape(value)}</rdf:li></rdf:Alt>`;
  const fields = [
    ["dc:title", said(meta.title)],
    ["dc:creator", bag("Seq", [meta.author])],
    ["dc:language", bag("Bag", [meta.language])],
    ["dc:description", meta.subject ? said(meta.subject) : ""],
    ["dc:subject", meta.keywords && meta.keywords.length > 0 ? bag("Bag", meta.keywords) : ""],
    ["xmp:CreateDate", date],
    ["xmp:ModifyDate", date],
    ["xmp:CreatorTool", meta.creator ? escape(meta.creator) : ""],
    ["pdf:Producer", PRODUCER],
  ]
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `<${key}>${value}</${key}>`);
  return new TextEncoder().encode(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
      `xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">${fields.join("")}` +
      `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}

/** A date as PDF writes it, in UTC. Source: ISO 32000-1:2008 §7.9.4. */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().replaceAll(/\D/gu, "").slice(0, 14)}Z`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\p{Cc}/gu, " ");
}
