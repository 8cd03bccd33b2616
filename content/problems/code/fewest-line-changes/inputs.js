export const make = {
  /** A few dozen long lines in a row, each sharing many stops with the next. */
  network(n, random) {
    const count = 20;
    const each = Math.max(4, Math.floor(n / count));
    const lines = Array.from({ length: count }, (_, line) =>
      Array.from({ length: each }, (_unused, at) =>
        at % 2 === 0 ? `s${line}-${(at * 7) % each}` : `s${line + 1}-${(at * 7 + 1) % each}`,
      ),
    );
    lines.sort(() => random() - 0.5);
    return [lines, "s0-0", "nowhere"];
  },
};
