import type { Mark } from "@taiyari/domain/search";

interface MarkedTitleProps {
  readonly text: string;
  /** In order, none in another. */
  readonly marks: readonly Mark[];
}

/** A title with what was looked for marked, also where it was typed with a slip. */
export function MarkedTitle({ text, marks }: MarkedTitleProps) {
  return (
    <span>
      {marks.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </span>
  );
}
