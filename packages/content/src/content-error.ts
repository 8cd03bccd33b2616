/**
 * Content that cannot be read at all: a file that is missing, is not YAML or has another shape.
 * Content ships with the product, so this is a bug of ours and is thrown.
 */
export class ContentError extends Error {
  /** One sentence each: which file, which item, what to do. Never empty. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}
