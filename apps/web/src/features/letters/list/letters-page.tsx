import { YourLetters } from "./your-letters.tsx";

/** `/resume/letters`: all cover letters of the person. */
export function LettersPage() {
  return (
    <div className="wrap">
      <YourLetters level={1} />
    </div>
  );
}
