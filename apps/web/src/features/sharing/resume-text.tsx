import type { ResumeDraft } from "@taiyari/domain/draft";
import {
  outlineOf,
  type OutlineEntry,
  type OutlineLine,
  type OutlineLink,
} from "@taiyari/domain/export";
import { Fragment, useMemo } from "react";
import { nestedLines, type NestedPoint } from "./nested-lines.ts";
import styles from "./resume-text.module.css";

/** A resume as text in one column, in its own order: what a phone can show at the size of its letters. */
export function ResumeText({ draft }: { readonly draft: ResumeDraft }) {
  const { title, contacts, sections } = useMemo(() => outlineOf(draft), [draft]);
  return (
    <article className={styles["text"]} lang={draft.language ?? "en"}>
      {title && <p className={styles["title"]}>{title}</p>}
      <Links links={contacts} />
      {sections.map(({ id, heading, entries }) => (
        <section key={id}>
          {heading && <h2>{heading}</h2>}
          {entries.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries never change places here
            <Entry key={at} entry={entry} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Entry({ entry }: { readonly entry: OutlineEntry }) {
  const { title, subtitle, dates, links, lines, tags } = entry;
  const beside = [...subtitle, dates].filter(Boolean).join(" · ");
  return (
    <div className={styles["entry"]}>
      {title && <h3>{title}</h3>}
      {beside && <p className={styles["beside"]}>{beside}</p>}
      <Links links={links} />
      {nestedLines(lines).map((block, at) =>
        block.kind === "points" ? (
          <Points key={at} points={block.points} />
        ) : (
          <p key={at}>
            <Words line={block.line} />
          </p>
        ),
      )}
      {tags.length > 0 && (
        <dl>
          {tags.map(({ label, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words.join(", ")}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Points({ points }: { readonly points: readonly NestedPoint[] }) {
  return (
    <ul>
      {points.map(({ line, points: below }, at) => (
        <li key={at}>
          <Words line={line} />
          {below.length > 0 && <Points points={below} />}
        </li>
      ))}
    </ul>
  );
}

function Words({ line: { text, runs } }: { readonly line: OutlineLine }) {
  if (!runs) return text;
  return runs.map(({ text: words, bold, italic, url }, at) => {
    const slanted = italic ? <em>{words}</em> : words;
    const strong = bold ? <strong>{slanted}</strong> : slanted;
    return (
      <Fragment key={at}>
        {url === "" ? (
          strong
        ) : (
          <a href={url} rel="noreferrer nofollow">
            {strong}
          </a>
        )}
      </Fragment>
    );
  });
}

function Links({ links }: { readonly links: readonly OutlineLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles["links"]}>
      {links.map(({ text, url }) => (
        <li key={text}>
          {url === "" ? (
            text
          ) : (
            <a href={url} rel="noreferrer nofollow">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
