/**
 * Stands in for the document worker in tests; the first byte says how it behaves.
 *
 * 0 never ends, 1 fills the heap, 2 fills array buffers, 3 throws, 4 ends its thread; anything else
 * gives `{ ok: false, problem: { kind: "damaged" } }`.
 */
export function readInWorker(bytes: Uint8Array): unknown {
  const hoard: unknown[] = [];
  switch (bytes[0] ?? -1) {
    case 0:
      for (;;) hoard.length = 0;
    case 1:
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    case 2:
      for (;;) hoard.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    case 3:
      throw new Error("a bug in the reading rules");
    case 4:
      return process.exit(7);
    default:
      return { ok: false, problem: { kind: "damaged" } };
  }
}
