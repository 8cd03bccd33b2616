import { Niche } from "../../../ui/niche.tsx";
import styles from "./senior.module.css";

/** What somebody with more years would add, most needed first. */
export function SeniorCard({ advice }: { readonly advice: readonly string[] }) {
  if (advice.length === 0) return null;
  return (
    <section className={`card ${styles["senior"]}`} aria-labelledby="senior">
      <Niche isLit={false} withoutLamp>
        <path className="f5" d="M70 280v-52a70 70 0 0 1 140 0v52z" />
        <circle className="f4" cx="140" cy="138" r="36" />
        <path className="f0" d="M96 222h88v44H96z" />
        <path className="kp1" style={{ strokeWidth: 5 }} d="M108 236h64M108 250h40" />
      </Niche>
      <h2 id="senior">What a senior would add</h2>
      <ol>
        {advice.map((text) => (
          <li key={text}>
            <span>
              <Sentences text={text} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first sentence carries the advice; what follows explains it. */
function Sentences({ text }: { readonly text: string }) {
  const end = /^.{12,}?[.!?](?=\s)/u.exec(text)?.[0].length ?? text.length;
  return (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  );
}
