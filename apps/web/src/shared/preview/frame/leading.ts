/** A line height that is a length, a number or a share, as the declarations of a style sheet have it. */
const LINE_HEIGHT = /(?<![\w-])line-height:\s*([^;}!]+)/giu;
const KEYWORD = /^(?:normal|inherit|initial|unset|revert)\b/iu;

/**
 * The style sheet with each line height multiplied by `--leading`, which `applyChoices` sets: a person's line height
 * then holds in every template, and in all of its parts alike.
 */
export function withLeading(css: string): string {
  return css.replaceAll(LINE_HEIGHT, (declaration, value: string) =>
    KEYWORD.test(value) ? declaration : `line-height: calc((${value.trim()}) * var(--leading))`,
  );
}
