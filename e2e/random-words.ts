/** Words of several scripts, one of which is too long for any line. */
export const WORDS =
  "ledger नमस्ते payments ₹4,200 résumé reliability office flow Kubernetes observability high-throughput event-driven extraordinarilylongtokenwithoutanyplacetobreakthatstillhastowrapsomewhere SLO naïve क्षेत्रीय engineering of and the to விண்மீன் queue".split(
    " ",
  );

/** Numbers from 0 to 1. Source: Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (14), 2003. */
export function generator(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
