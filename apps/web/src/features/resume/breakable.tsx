import { Fragment } from "react";

/** A file name that may break after its underscores and hyphens. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[_-])/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a name never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
