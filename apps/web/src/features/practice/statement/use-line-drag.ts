import { useRef, useState, type PointerEvent, type RefObject } from "react";

/** A line that is held, and the place it would get. */
interface Held {
  readonly from: number;
  readonly to: number;
}

interface LineDrag {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly held: Held | null;
  /** Of the handle of a line. */
  readonly handle: (at: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Lets a pointer move a line by its handle. Nothing stands elsewhere before it is let go. */
export function useLineDrag(count: number, onMove: (from: number, to: number) => void): LineDrag {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<Held | null>(null);

  /** The place of the line that is at a height of the window; the last where it is below all. */
  function placeAt(y: number): number {
    const lines = [...(list.current?.children ?? [])].slice(0, count);
    const place = lines.findIndex((line) => y < line.getBoundingClientRect().bottom);
    return place === -1 ? count - 1 : place;
  }

  return {
    list,
    held,
    handle: (at) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ from: at, to: at });
      },
      onPointerMove({ clientY }) {
        if (held) setHeld({ ...held, to: placeAt(clientY) });
      },
      onPointerUp() {
        if (held && held.to !== held.from) onMove(held.from, held.to);
        setHeld(null);
      },
      onPointerCancel: () => setHeld(null),
    }),
  };
}
