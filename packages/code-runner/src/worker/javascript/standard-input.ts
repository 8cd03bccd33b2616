type Listener = (...args: unknown[]) => void;

/** A text that is read from its beginning to its end, in the ways of Node and in our own. */
export interface Input {
  /** The next line without its end; null after the last one. */
  readonly line: () => string | null;
  readonly lines: () => string[];
  readonly rest: () => string;
  /** As `process.stdin`. */
  readonly stream: object;
  /** As an interface of `readline`. */
  readonly reader: () => object;
}

export function createInput(text: string): Input {
  let at = 0;

  function line(): string | null {
    if (at >= text.length) return null;
    const end = text.indexOf("\n", at);
    const found = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return found.endsWith("\r") ? found.slice(0, -1) : found;
  }

  function rest(): string {
    const found = text.slice(at);
    at = text.length;
    return found;
  }

  function lines(): string[] {
    const found: string[] = [];
    for (let next = line(); next !== null; next = line()) found.push(next);
    return found;
  }

  async function* eachLine() {
    for (let next = line(); next !== null; next = line()) yield next;
  }

  return {
    line,
    lines,
    rest,
    stream: createStream(rest),
    reader: () => createReader(line, eachLine),
  };
}

/** Those who listen for "data" and "end" are told when the code that asked has run to its end. */
function createStream(rest: () => string) {
  const emitter = createEmitter();
  let isStarted = false;
  let isRead = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    setTimeout(() => {
      if (emitter.has("readable")) emitter.emit("readable");
      else {
        const text = rest();
        if (text !== "") emitter.emit("data", text);
      }
      emitter.emit("end");
      emitter.emit("close");
    }, 0);
  }
  const stream = {
    fd: 0,
    isTTY: false,
    setEncoding: () => stream,
    resume: () => (start(), stream),
    pause: () => stream,
    unref: () => stream,
    read() {
      if (isRead) return null;
      isRead = true;
      return rest() || null;
    },
    on(name: string, listener: Listener) {
      emitter.on(name, listener);
      start();
      return stream;
    },
    once: (name: string, listener: Listener) => stream.on(name, listener),
    addListener: (name: string, listener: Listener) => stream.on(name, listener),
    removeListener: () => stream,
    async *[Symbol.asyncIterator]() {
      const text = rest();
      if (text !== "") yield text;
    },
  };
  return stream;
}

function createReader(line: () => string | null, eachLine: () => AsyncIterable<string>) {
  const emitter = createEmitter();
  let isClosed = false;
  let isStarted = false;
  function close(): void {
    if (isClosed) return;
    isClosed = true;
    emitter.emit("close");
  }
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    setTimeout(readAll, 0);
  }
  function readAll(): void {
    for (let next = line(); next !== null; next = line()) {
      emitter.emit("line", next);
      // A listener may have closed it.
      if (isClosed) return;
    }
    close();
  }
  const reader = {
    on(name: string, listener: Listener) {
      emitter.on(name, listener);
      if (name === "line") start();
      return reader;
    },
    once: (name: string, listener: Listener) => reader.on(name, listener),
    removeAllListeners: () => reader,
    setPrompt: () => reader,
    prompt: () => undefined,
    pause: () => reader,
    resume: () => reader,
    close,
    question(_text: string, ...args: unknown[]) {
      const listener = args.findLast((arg) => typeof arg === "function") as Listener | undefined;
      const answer = line() ?? "";
      if (!listener) return Promise.resolve(answer);
      setTimeout(() => listener(answer), 0);
      return undefined;
    },
    [Symbol.asyncIterator]: () => eachLine()[Symbol.asyncIterator](),
  };
  return reader;
}

function createEmitter() {
  const listeners = new Map<string, Listener[]>();
  return {
    on(name: string, listener: Listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    has: (name: string) => listeners.has(name),
    emit(name: string, ...args: unknown[]) {
      for (const listener of listeners.get(name) ?? []) listener(...args);
    },
  };
}
