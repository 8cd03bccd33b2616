/**
 * The JSON object that an answer holds: the answer itself, what stands in a code fence, or what stands from the first
 * brace to the last. Models put words around it, and what they thought before it.
 *
 * @returns  undefined for none
 */
export function jsonInText(text: string): unknown {
  const answer = withoutThoughts(text);
  const fenced = /```(?:json)?\s*\n(.*?)\n\s*```/su.exec(answer)?.[1];
  const braces = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  for (const candidate of [answer, fenced, braces]) {
    if (candidate === undefined) continue;
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === "object" && value !== null) return value;
    } catch {
      // The next one may be it.
    }
  }
  return undefined;
}

/** From the first brace on, for a reader of unfinished JSON; "" before there is one. */
export function jsonBegun(text: string): string {
  const answer = withoutThoughts(text);
  const at = answer.indexOf("{");
  return at < 0 ? "" : answer.slice(at);
}

/** Reasoning models of several makers write this before the answer when their server does not take it out. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>.*?(<\/think>|$)/su, "").trim();
}
