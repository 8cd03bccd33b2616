/** Schemes a link of a document may have; others are left out and warned of. */
const SCHEMES = /^(?:https?|mailto|tel):/iu;

/** Whether an address may be led to from a document. Looked at where pages are captured and where they are written. */
export function isLinkTarget(url: unknown): url is string {
  return typeof url === "string" && SCHEMES.test(url);
}
