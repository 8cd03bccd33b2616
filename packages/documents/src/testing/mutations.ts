import { seededRandom } from "./seeded-random.ts";

/** A damaged copy: bytes changed, a stretch removed or doubled, or the end cut off. Same seed, same damage. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = seededRandom(seed);
  const at = () => Math.floor(random() * bytes.length);
  const copy = new Uint8Array(bytes);
  switch (seed % 4) {
    case 0:
      for (let count = 1 + Math.floor(random() * 20); count > 0; count -= 1) {
        copy[at()] = Math.floor(random() * 256);
      }
      return copy;
    case 1:
      return copy.slice(0, at());
    case 2: {
      const from = at();
      return Uint8Array.from([
        ...copy.slice(0, from),
        ...copy.slice(from + Math.ceil(random() * 60)),
      ]);
    }
    default: {
      const from = at();
      return Uint8Array.from([...copy.slice(0, from), ...copy.slice(Math.max(0, from - 80))]);
    }
  }
}

/** A PDF with the contents of two of its objects, chosen by `seed`, in each other's place. */
export function swapObjects(bytes: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = seededRandom(seed);
  const text = new TextDecoder("latin1").decode(bytes);
  const contents = [...text.matchAll(/\d+ 0 obj\s([\s\S]*?)endobj/g)].map((match) => {
    const from = match.index + match[0].length - (match[1] ?? "").length - "endobj".length;
    return { from, to: from + (match[1] ?? "").length };
  });
  const choose = () => contents[Math.floor(random() * contents.length)];
  const [one, other] = [choose(), choose()].toSorted((a, b) => (a?.from ?? 0) - (b?.from ?? 0));
  if (!one || !other || one === other) return new Uint8Array(bytes);
  return Uint8Array.from([
    ...bytes.slice(0, one.from),
    ...bytes.slice(other.from, other.to),
    ...bytes.slice(one.to, other.from),
    ...bytes.slice(one.from, one.to),
    ...bytes.slice(other.to),
  ]);
}
