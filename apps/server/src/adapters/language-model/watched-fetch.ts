import { classifyConnection, classifyRefusal, type NoSchemaSupport } from "./classify-refusal.ts";
import type { ModelProblem } from "./problem.ts";

/**
 * The bytes of an answer that are read at most. A token travels in up to 400 bytes of JSON, so this is far above the
 * longest text that is taken, and far below what would harm the process.
 */
const MAX_BODY_BYTES = 6 * 1024 ** 2;
const MAX_REFUSAL_BYTES = 64 * 1024;

/** What was seen of one request, where it is known best: at the connection. The first problem stays. */
export interface Watch {
  problem: ModelProblem | NoSchemaSupport | null;
  hasBegun: boolean;
}

/**
 * A `fetch` that notes in `watch` why a request failed, reads no more of an answer than is sensible, and follows no
 * redirect: a key goes to the address that was set, and nowhere else.
 *
 * @param stop  ends the request; called with `watch.problem` set
 */
export function watchedFetch(watch: Watch, stop: () => void): typeof globalThis.fetch {
  const note = (problem: ModelProblem | NoSchemaSupport) => {
    watch.problem ??= problem;
  };
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, { ...init, redirect: "manual" });
    } catch (error) {
      note(classifyConnection(error));
      throw error;
    }
    const { status, headers } = response;
    const isHtml = headers.get("content-type")?.includes("text/html") ?? false;
    if (!response.ok) {
      const body = await beginningOf(response);
      note(classifyRefusal({ status, body, retryAfter: headers.get("retry-after"), isHtml }));
      throw new Error("refused");
    }
    if (isHtml) {
      await response.body?.cancel();
      note({ kind: "not-found" });
      throw new Error("a page, not an answer");
    }
    const body = response.body && limited(response.body, watch, note, stop);
    return new Response(body, { status, headers });
  };
}

function limited(
  body: ReadableStream<Uint8Array>,
  watch: Watch,
  note: (problem: ModelProblem) => void,
  stop: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          return;
        }
        watch.hasBegun = true;
        bytes += value.byteLength;
        if (bytes > MAX_BODY_BYTES) {
          note({ kind: "too-long" });
          stop();
          controller.error(new Error("longer than is read"));
          return;
        }
        controller.enqueue(value);
      } catch (error) {
        note({ kind: "cut-off", by: "connection" });
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The first bytes of a refusal as text; "" when it breaks off before any. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MAX_REFUSAL_BYTES) break;
    }
  } catch {
    // What came says enough, or the status does.
  }
  return text.slice(0, MAX_REFUSAL_BYTES);
}
