import type { ChatAnswer, StoredReport } from "@taiyari/contract";
import { Fragment } from "react";
import { ENGINE_NAMES, fallbackSentence } from "./chat-words.ts";
import { RewriteCard } from "./rewrite-card.tsx";
import { SourceLink } from "./source-link.tsx";
import { quotedLine, sourceName } from "./source-place.ts";
import styles from "./chat.module.css";

interface AnswerViewProps {
  /** Of one that is still coming only its paragraphs and sources. */
  readonly answer: Pick<ChatAnswer, "paragraphs" | "citations"> & Partial<ChatAnswer>;
  readonly stored: StoredReport;
  /** Called before a source leads to a place of the report. */
  readonly onLeave: () => void;
}

/** An answer with the places it rests on. */
export function AnswerView({ answer, stored, onLeave }: AnswerViewProps) {
  const { paragraphs, citations, engine, rewrite } = answer;
  const fallback = fallbackSentence(answer.fallback ?? null);
  const links = { citations, stored, onLeave };
  return (
    <div className={styles["answer"]} aria-busy={engine === undefined}>
      <p className={styles["by"]}>
        <b>Assistant</b>
        {engine && <span>{ENGINE_NAMES[engine]}</span>}
      </p>
      {fallback && <p className={styles["note"]}>{fallback}</p>}
      {paragraphs.map((pieces, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of an answer never move
        <p key={index}>
          {pieces.map((piece, at) => {
            if (piece.kind === "text") return piece.text;
            const citation = citations[piece.citation - 1];
            if (!citation) return null;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- neither do its pieces
              <Fragment key={at}>
                {at > 0 && pieces[at - 1]?.kind === "cite" && " "}
                <SourceLink
                  {...links}
                  citation={citation}
                  className={styles["number"]}
                  label={`Source ${piece.citation}: ${sourceName(citation)}`}
                >
                  {piece.citation}
                </SourceLink>
              </Fragment>
            );
          })}
        </p>
      ))}
      {rewrite && <RewriteCard rewrite={rewrite} uploadId={stored.uploadId} />}
      {citations.length > 0 && (
        <ol className={styles["sources"]} aria-label="Sources">
          {citations.map((citation, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a source is its number
            <li key={index}>
              <SourceLink {...links} citation={citation}>
                <span className={styles["number"]} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  {sourceName(citation)}
                  {citation.kind === "lines" && <q>{quotedLine(citation.quote)}</q>}
                </span>
              </SourceLink>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
