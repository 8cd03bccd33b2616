import { charactersWithin, MAX_OUTPUT_BYTES } from "@taiyari/domain/practice";
import type { FromWorker } from "../messages.ts";
import { slice } from "./primordials.ts";

/** Where printed text goes: to the page, up to a number of bytes. */
export interface Output {
  readonly write: (text: string) => void;
  /** Sends what is held back. */
  readonly flush: () => void;
}

/** So many pieces are sent at once, for a program that then never ends; later ones are gathered. */
const SENT_AT_ONCE = 200;
const GATHERED_CHARACTERS = 2_000;

export function createOutput(say: (message: FromWorker) => void): Output {
  let left = MAX_OUTPUT_BYTES;
  let sent = 0;
  let held = "";
  let isCut = false;

  function flush(): void {
    if (held === "") return;
    const text = held;
    held = "";
    sent += 1;
    say({ kind: "output", text });
  }

  return {
    write(text) {
      if (isCut || text === "") return;
      const room = charactersWithin(text, left);
      if (room.characters < text.length) {
        held += slice(text, 0, room.characters);
        isCut = true;
        flush();
        say({ kind: "cut" });
        return;
      }
      left -= room.bytes;
      held += text;
      if (sent < SENT_AT_ONCE || held.length > GATHERED_CHARACTERS) flush();
    },
    flush,
  };
}
