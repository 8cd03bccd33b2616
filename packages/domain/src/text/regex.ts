/**
 * A regular expression written on several lines: a line break and the indentation after it are no part of it.
 *
 *     regex("iu")`
 *       ^(?:contract|
 *       freelance)$
 *     `
 *
 * A line must not begin with a blank that counts; a back-tick cannot be written. What stands in ${} is part of it as it is.
 */
export function regex(
  flags: string,
): (source: TemplateStringsArray, ...values: readonly string[]) => RegExp {
  return (source, ...values) =>
    new RegExp(String.raw(source, ...values).replaceAll(/\n\s*/gu, ""), flags);
}
