const bols = ["dha", "dhin", "na", "tin", "ta", "ge", "ka"];

export const make = {
  /** Brackets inside one another, each played once but for a few. */
  deep(n) {
    const times = (at) => (at % 25 === 0 ? 4 : 1);
    let open = "";
    for (let at = 1; at <= n; at++) open += `${times(at)}(`;
    return [`${open}ta ka ge${")".repeat(n)} dha`, 1234567890];
  },
  /** Many brackets side by side. */
  long(n, random) {
    const any = () => bols[Math.floor(random() * bols.length)];
    const parts = Array.from({ length: Math.floor(n / 4) }, () => `${1 + Math.floor(random() * 9000)}(${any()} 9(${any()}))`);
    return [parts.join(" "), 200000000];
  },
};
