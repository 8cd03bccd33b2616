import { createAnswerer } from "./answer.ts";
import type { FromLetterWorker, ToLetterWorker } from "./messages.ts";

const answer = createAnswerer();

self.addEventListener("message", ({ data }: MessageEvent<ToLetterWorker>) => {
  const { id, question } = data;
  try {
    say({ id, ok: true, answer: answer(question) });
  } catch (error) {
    say({ id, ok: false, reason: String(error) });
  }
});

function say(message: FromLetterWorker): void {
  self.postMessage(message, { transfer: [] });
}
