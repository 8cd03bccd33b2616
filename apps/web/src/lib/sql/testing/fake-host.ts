import type { EngineHost } from "../engine-host.ts";
import type { EngineLine } from "../engine-line.ts";
import type { Beginning, FileName } from "../frame/messages.ts";
import type { Question } from "../worker/messages.ts";

/** A frame whose engines answer as they are told; a promise that never ends is an endless query. */
export function fakeHost(answer: (question: Question) => unknown, opens: () => Promise<void>) {
  const given: FileName[] = [];
  const ended: string[] = [];
  const starts: Beginning[] = [];
  let isClosed = false;

  function start(beginning: Beginning): EngineLine {
    starts.push(beginning);
    const over = Promise.withResolvers<never>();
    over.promise.catch(() => undefined);
    return {
      opened: opens(),
      ask: ((question: Question) =>
        Promise.race([Promise.resolve().then(() => answer(question)), over.promise])) as never,
      end(reason) {
        ended.push(reason);
        over.reject(new Error(reason));
      },
    };
  }

  const host: EngineHost = {
    give: (name) => given.push(name),
    start,
    close: () => {
      isClosed = true;
    },
  };
  return { host, given, ended, starts, isClosed: () => isClosed };
}
