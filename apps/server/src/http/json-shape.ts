/** Values within values, and keys of one object, that no input of ours comes near. */
const DEEPEST = 64;
const MOST_KEYS = 256;
/** Shorter texts are parsed in a moment, whatever is in them. In characters. */
const SHORT = 65_536;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether parsing a JSON text takes no longer than its length explains: two hundred thousand keys of one object, or
 * lists within lists by the million, take a hundred times as long as a draft of the same length.
 *
 * True as well for much that is no JSON.
 */
export function isQuickToParse(text: string): boolean {
  if (text.length < SHORT) return true;
  const commas = new Uint16Array(DEEPEST + 1);
  const isObject = new Uint8Array(DEEPEST + 1);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > DEEPEST) return false;
        commas[depth] = 0;
        isObject[depth] = Number(text.charCodeAt(at) === OPEN_OBJECT);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth = Math.max(0, depth - 1);
        break;
      case COMMA:
        commas[depth] = (commas[depth] ?? 0) + (isObject[depth] ?? 0);
        if ((commas[depth] ?? 0) >= MOST_KEYS) return false;
        break;
    }
  }
  return true;
}

/** Where the quotation mark stands that ends a string; the text's end where none does. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let marks = 0;
    while (text.charCodeAt(at - 1 - marks) === BACKSLASH) marks += 1;
    if (marks % 2 === 0) return at;
  }
  return text.length;
}
