/** What XML 1.0 cannot hold: controls, halves of characters, two that are none. Source: XML 1.0, 2.2. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const NAMED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as XML has it, between tags or in quotes. Characters that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/gu, (sign) => NAMED[sign] ?? sign);
}

/** The start of every part. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The name of WordprocessingML. Source: ECMA-376 part 1, annex A. */
export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The name of relationships inside parts. */
export const RELATIONS =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
