import { paragraphsOf } from "./paragraphs.ts";
import styles from "./written-text.module.css";

/** What somebody wrote, in its paragraphs. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <div className={styles["text"]}>
      {paragraphsOf(text).map((part, at) => {
        // A paragraph has nothing but its place.
        const key = `${part.kind} ${at}`;
        if (part.kind === "quoted")
          return (
            <blockquote key={key}>
              <p>{part.text}</p>
            </blockquote>
          );
        if (part.kind === "list")
          return (
            <ul key={key}>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        return <p key={key}>{part.text}</p>;
      })}
    </div>
  );
}
