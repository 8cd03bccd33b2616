/**
 * A regular expression written on several lines: a line break and the indentation after it are no part of it.
 *
 *     regex("iu")`
 *       ^(?:contract|
 *       freelance)$
 *     `
 *
 * A line must not begin with a blank that counts; a back-tick cannot be written.
 */
export function regex(flags: string): (source: TemplateStringsArray) => RegExp {
  return ({ raw }) => new RegExp(raw.join("").replaceAll(/\n\s*/gu, ""), flags);
}
