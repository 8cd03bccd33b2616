import type { Recognition } from "../browser-transcriber.ts";
import type { HeardLevel, LevelMeter } from "../level-meter.ts";

/** A meter that hears what it is told to. */
export function handMeter(): LevelMeter & { readonly hear: (heard: HeardLevel) => void } {
  const listeners = new Set<(heard: HeardLevel) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
    hear: (heard) => listeners.forEach((listener) => listener(heard)),
  };
}

/** The words of one result, as a recogniser settles them or not. */
export type GivenResult = readonly [text: string, isFinal?: boolean];

/** A recognition with the events of the real one, which come when the test says so. */
export class HandRecognition extends EventTarget implements Recognition {
  static made: HandRecognition[] = [];
  continuous = false;
  interimResults = false;
  lang = "";
  readonly calls: string[] = [];

  constructor() {
    super();
    HandRecognition.made.push(this);
  }
  start(): void {
    this.calls.push("start");
  }
  stop(): void {
    this.calls.push("stop");
  }
  abort(): void {
    this.calls.push("abort");
  }

  give(...given: readonly GivenResult[]): void {
    const results = given.map(([transcript, isFinal = false]) =>
      Object.assign([{ transcript, confidence: 0.9 }], { isFinal }),
    );
    this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event("error"), { error }));
  }
  end(): void {
    this.dispatchEvent(new Event("end"));
  }
}
