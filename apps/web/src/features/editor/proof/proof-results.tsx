import { plainLetters, type ProofField } from "@taiyari/domain/proof";
import { plainValueOf, withWordsIn } from "@taiyari/domain/draft";
import { formatDateTime } from "../../../lib/dates.ts";
import { sayFileSize } from "../../../lib/file-size.ts";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import type { ReadBack } from "./prove-resume.ts";
import { ProofGroup } from "./proof-group.tsx";
import { ProofPictures } from "./proof-pictures.tsx";
import { ProofTally } from "./proof-tally.tsx";
import { TroubleCard } from "./trouble-card.tsx";
import { useOpenFile } from "./use-open-file.ts";
import styles from "./proof.module.css";

interface ProofResultsProps {
  readonly readBack: ReadBack;
  readonly resumeId: string;
  readonly store: DraftStore;
}

/** What became of every field: counted, on the pages, and one by one. */
export function ProofResults({ readBack, resumeId, store }: ProofResultsProps) {
  const { proof, reading, exported, at } = readBack;
  const documents = useOpenFile(exported.bytes);
  const fields = proof.groups.flatMap((group) => group.fields);
  const lost = fields.filter(({ result }) => result === "lost");
  const changed = fields.filter(({ result }) => result === "changed");
  const pages = exported.pages === 1 ? "1 page" : `${exported.pages} pages`;
  return (
    <>
      <ProofTally proof={proof}>
        {`${exported.fileName}, ${pages}, ${sayFileSize(exported.bytes.length)}. Read on this device on ${formatDateTime(at)}.`}
      </ProofTally>
      <div className={styles["grid"]}>
        <ProofPictures readBack={readBack} documents={documents} />
        <div className={styles["list"]}>
          {lost.map((field) => (
            <TroubleCard
              key={keyOf(field)}
              field={field}
              readBack={readBack}
              documents={documents}
              resumeId={resumeId}
              onPlain={() => replaceWithPlain(store, field)}
            />
          ))}
          {proof.groups.map((group) => (
            <ProofGroup
              key={group.section}
              group={group}
              missing={exported.missing}
              isOpen={group.section === "personal"}
            />
          ))}
          <details className={styles["group"]}>
            <summary>
              <h2>Plain text, in the order it is read</h2>
            </summary>
            <pre className={styles["plain"]}>
              {reading.lines
                .filter((line) => !line.hidden)
                .map((line) => line.text)
                .join("\n")}
            </pre>
          </details>
          {changed.length > 0 && (
            <p className={styles["note"]}>
              “Found elsewhere” means that every word is in the file and a search finds it, while
              our reader files it under another field. Other readers may do better or worse.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function keyOf({ field }: ProofField): string {
  return [field.section, field.item, field.field].join(" ");
}

/** Puts plain letters where symbols stand for them, in one step that can be undone in the editor. */
function replaceWithPlain(store: DraftStore, { field }: ProofField): void {
  const { draft } = store.get();
  const value = plainValueOf(draft, field);
  if (value === null || typeof value === "boolean") return;
  const plain = typeof value === "string" ? inPlain(value) : value.map(inPlain);
  store.edit({ kind: "replace", draft: withWordsIn(draft, field, plain) });
}

function inPlain(text: string): string {
  return plainLetters(text) ?? text;
}
