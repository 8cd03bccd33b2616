import { Fragment } from "react";

/** Shorter words fit any line. In characters. */
const LONG_WORD = 16;

/**
 * A text whose long words may break where a reader would break them: after the underscores and hyphens of a file name,
 * after the slashes of an address, before its dots and signs.
 */
export function Breakable({ text }: { readonly text: string }) {
  return partsOf(text).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const IN_NAMES = /(?<=[_-])(?=.)/u;
const IN_ADDRESSES = /(?<=[_-])(?=.)|(?<=\/)(?=[^/])|(?<=[\p{L}\p{N}])(?=[.@?&=#%~][\p{L}\p{N}])/u;

/** The text cut where a line may break, besides its blanks. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const piece of text.split(/(\s+)/u)) {
    const [first = "", ...more] = piece.split(piece.length < LONG_WORD ? IN_NAMES : IN_ADDRESSES);
    const last = more.pop();
    part += first;
    if (last === undefined) continue;
    parts.push(part, ...more);
    part = last;
  }
  return [...parts, part];
}
