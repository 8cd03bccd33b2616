/** A line of an index.html as it is served, and where it was written. */
export interface Origin {
  /** From the folder `templates`: "modern/index.html", "_partials/awards.html". */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** The folder of what several templates share. No template has this id. */
export const PARTIALS = "_partials";

/** The attribute of the element in whose place a partial stands. */
const MARK = "data-include";

/** The element, alone on its line. */
const INCLUDE = /^(\s*)<div data-include="([a-z]+(?:-[a-z]+)*)"><\/div>$/u;

/**
 * Puts partials in the place of `<div data-include="awards"></div>`, those within them too, each line as deep as the
 * element stood.
 *
 * @param partials  texts by name: "awards" for _partials/awards.html
 * @returns         the text; the origin of each of its lines; sentences that name file and line
 */
export function includePartials(
  file: string,
  html: string,
  partials: ReadonlyMap<string, string>,
): {
  readonly html: string;
  readonly origins: readonly Origin[];
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const lines = linesOf(file, html, partials, [], problems);
  return {
    html: lines.map(({ text }) => text).join("\n"),
    origins: lines.map(({ origin }) => origin),
    problems,
  };
}

interface Line {
  readonly text: string;
  readonly origin: Origin;
}

function linesOf(
  file: string,
  html: string,
  partials: ReadonlyMap<string, string>,
  within: readonly string[],
  problems: string[],
): readonly Line[] {
  return html.split("\n").flatMap((text, index): readonly Line[] => {
    const origin = { file, line: index + 1 };
    const say = (sentence: string) => problems.push(`${file}, line ${origin.line}: ${sentence}`);
    const [, depth = "", name] = INCLUDE.exec(text) ?? [];
    if (name === undefined) {
      if (text.includes(MARK)) {
        say(`an include stands alone on its line: <div ${MARK}="awards"></div>.`);
      }
      return [{ text, origin }];
    }
    const partial = partials.get(name);
    if (partial === undefined) {
      say(`${MARK}="${name}" has no ${PARTIALS}/${name}.html. There is ${namesOf(partials)}.`);
      return [];
    }
    if (within.includes(name)) {
      say(`${MARK}="${name}" includes itself.`);
      return [];
    }
    const written = partial.replace(/\n$/u, "");
    const inside = linesOf(
      `${PARTIALS}/${name}.html`,
      written,
      partials,
      [...within, name],
      problems,
    );
    return inside.map((line) =>
      line.text === "" ? line : { ...line, text: `${depth}${line.text}` },
    );
  });
}

function namesOf(partials: ReadonlyMap<string, string>): string {
  return [...partials.keys()].toSorted().join(", ") || "none";
}
