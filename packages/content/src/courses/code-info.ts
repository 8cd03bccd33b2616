/** What stands behind the three ticks of a block of code: its language, words, and `name="value"`. */
export interface CodeInfo {
  readonly language: string;
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

const PIECE = /([\w-]+)=(?:"([^"]*)"|(\S+))|(\S+)/gu;

/** @param info  "sql run title=…" */
export function readCodeInfo(info: string): CodeInfo {
  const [language = "", ...rest] = info.trim().split(/\s+/u);
  const values = new Map<string, string>();
  const words: string[] = [];
  for (const [, name, quoted, bare, word] of rest.join(" ").matchAll(PIECE)) {
    if (name !== undefined) values.set(name, quoted ?? bare ?? "");
    else if (word !== undefined) words.push(word);
  }
  return { language, words, values };
}
