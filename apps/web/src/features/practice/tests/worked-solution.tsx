import { useQuery } from "@tanstack/react-query";
import type { CodeLanguage } from "@taiyari/domain/practice";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { workedProblemQuery } from "../../../shared/practice/problem-files.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { LANGUAGE_NAMES } from "../code/language-names.ts";
import styles from "./passed.module.css";

interface WorkedSolutionProps {
  readonly slug: string;
  readonly language: CodeLanguage;
}

/** The author's way in a language, with what it costs; other ways below it. */
export function WorkedSolution({ slug, language }: WorkedSolutionProps) {
  const { data, error, refetch } = useQuery(workedProblemQuery(slug));
  if (error) return <ServerTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Fetching the solution" />;
  const others = data.other.filter((one) => one.language === language);
  return (
    <section className={styles["worked"]} aria-labelledby="worked">
      <h3 id="worked">Worked solution</h3>
      <dl className="num">
        <dt>Time</dt>
        <dd>{data.cost.time}</dd>
        <dt>Memory</dt>
        <dd>{data.cost.space}</dd>
      </dl>
      <p>{data.cost.why}</p>
      <Listing name={LANGUAGE_NAMES[language]} text={data.solutions[language]} />
      {others.length > 0 && (
        <>
          <p>Another way that is right:</p>
          {others.map(({ code }) => (
            <Listing key={code} name={`${LANGUAGE_NAMES[language]}, another way`} text={code} />
          ))}
        </>
      )}
    </section>
  );
}

function Listing({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
    <pre tabIndex={0} role="group" aria-label={name}>
      <code>{text}</code>
    </pre>
  );
}
