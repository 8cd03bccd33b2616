/** Looks for several byte sequences in bytes that arrive piece by piece. */
export interface ByteSearch {
  /** Goes on with the next bytes. */
  readonly push: (bytes: Uint8Array) => void;
  /** Whether the sequence of this number has stood in the bytes so far. */
  readonly hasFound: (sequence: number) => boolean;
}

const ROW_BITS = 8;
const BYTES = 2 ** ROW_BITS;

/**
 * Makes a search for a few short sequences, 31 at most: one table look-up for each byte, whatever the bytes are, and nothing kept
 * of them.
 *
 * Source: A. Aho, M. Corasick, Efficient string matching, 1975.
 */
export function createByteSearch(sequences: readonly Uint8Array[]): ByteSearch {
  const { next, ends } = tableOf(sequences);
  const all = 2 ** sequences.length - 1;
  let found = 0;
  let row = 0;
  return {
    push(bytes) {
      if (found === all) return;
      for (let at = 0; at < bytes.length; at += 1) {
        // Never beyond the table, so neither is ever absent.
        row = next[row | (bytes[at] as number)] as number;
        const ended = ends[row >> ROW_BITS] as number;
        if (ended === 0 || (found | ended) === found) continue;
        found |= ended;
        if (found === all) return;
      }
    },
    hasFound: (sequence) => (found & (1 << sequence)) !== 0,
  };
}

interface Table {
  /** For a state and a byte, at `state * 256 + byte`, the next state times 256. */
  readonly next: Uint32Array;
  /** For each state the sequences that end in it, a bit for each. */
  readonly ends: Uint32Array;
}

/** A state is a beginning of one or more sequences; 0 is the empty one. */
function tableOf(sequences: readonly Uint8Array[]): Table {
  const most = 1 + sequences.reduce((sum, { length }) => sum + length, 0);
  const next = new Uint32Array(most * BYTES);
  const ends = new Uint32Array(most);
  let states = 1;
  for (const [number, sequence] of sequences.entries()) {
    let row = 0;
    for (const byte of sequence) row = next[row | byte] ||= BYTES * states++;
    ends[row >> ROW_BITS] = (ends[row >> ROW_BITS] ?? 0) | (1 << number);
  }
  addFallbacks(next, ends);
  return { next, ends };
}

/** Where a beginning does not go on, its longest end that is a beginning too does: states in order of their length. */
function addFallbacks(next: Uint32Array, ends: Uint32Array): void {
  const fallback = new Uint32Array(ends.length);
  const open = [0];
  for (let row = open.shift(); row !== undefined; row = open.shift()) {
    const state = row >> ROW_BITS;
    const other = fallback[state] ?? 0;
    ends[state] = (ends[state] ?? 0) | (ends[other >> ROW_BITS] ?? 0);
    for (let byte = 0; byte < BYTES; byte += 1) {
      const own = next[row | byte] ?? 0;
      const shorter = row === 0 ? 0 : (next[other | byte] ?? 0);
      if (own === 0) {
        next[row | byte] = shorter;
      } else {
        fallback[own >> ROW_BITS] = shorter;
        open.push(own);
      }
    }
  }
}
