import "./next-mark.css";

/** Marks the next thing to do. One on a screen. */
export function NextMark() {
  return <span className="next-mark">Next</span>;
}
