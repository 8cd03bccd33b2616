/** An arched doorway that holds the letter त and a T; the bow of the त is itself a door, standing open. */
const DOORWAY =
  "M3 14a13 13 0 0 1 26 0v15.5a1.500 1.500 0 0 1-1.500 1.500H22V13.200h3.500V10h-19v3.200h12.100V16h-3a7.400 7.400 0 0 0-7.400 7.400V31H4.500A1.500 1.500 0 0 1 3 29.500zM18.600 31h-7v-7.600a4 4 0 0 1 4-4h3z";

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={DOORWAY} />
    </svg>
  );
}

/** The mark with the name in both scripts, for inside a link. */
export function Wordmark() {
  return (
    <>
      <Mark />
      <b>Taiyari</b> <i lang="hi">तैयारी</i>
    </>
  );
}
