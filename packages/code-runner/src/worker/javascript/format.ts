import { inspect } from "./inspect.ts";

const PLACEHOLDER = /%[sdifjoOc%]/gu;

function plain(value: unknown): string {
  return typeof value === "string" ? value : inspect(value);
}

/** What `console.log` prints for its arguments. */
export function format(args: readonly unknown[]): string {
  const [first, ...others] = args;
  const rest = [...others];
  if (typeof first !== "string" || rest.length === 0) return args.map(plain).join(" ");
  const head = first.replaceAll(PLACEHOLDER, (mark) => {
    if (mark === "%%") return "%";
    if (rest.length === 0) return mark;
    const value = rest.shift();
    switch (mark) {
      case "%s":
        return typeof value === "object" && value !== null ? inspect(value, 0) : String(value);
      case "%d":
        return typeof value === "bigint" ? `${value}n` : String(Number(value));
      case "%i":
        return String(Number.parseInt(String(value), 10));
      case "%f":
        return String(Number.parseFloat(String(value)));
      case "%j":
        return JSON.stringify(value) ?? "undefined";
      case "%c":
        return "";
      default:
        return inspect(value, 4);
    }
  });
  return [head, ...rest.map(plain)].join(" ");
}
