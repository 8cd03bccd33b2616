import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import { SourceStep } from "./source-step.tsx";
import { UnderstoodStep } from "./understood-step.tsx";
import { UploadImport } from "./upload-import.tsx";
import { nameOf, useTake } from "./use-take.ts";
import styles from "./import.module.css";

interface ImportPageProps {
  /** Starts the worker that reads; a test passes a stand-in. */
  readonly startWorker?: () => WorkerLike;
}

/**
 * `/resume/import`: takes a resume from a file or a text, shows what was understood, and keeps it when it is told to.
 *
 * `?upload=` names an upload that was read already: what was understood of it is shown at once.
 */
export function ImportPage({ startWorker }: ImportPageProps) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { upload } = search;
  return (
    <div className={`wrap ${styles["page"]}`}>
      {typeof upload === "string" ? (
        <UploadImport key={upload} uploadId={upload} />
      ) : (
        <SourceImport startWorker={startWorker} />
      )}
    </div>
  );
}

interface SourceImportProps {
  readonly startWorker: ImportPageProps["startWorker"] | undefined;
}

function SourceImport({ startWorker }: SourceImportProps) {
  const { state, take, startOver } = useTake(startWorker);
  const [text, setText] = useState("");
  if (state.kind === "taken") {
    return (
      <UnderstoodStep
        imported={state.imported}
        fileName={nameOf(state.source)}
        resumeId={null}
        onStartOver={startOver}
      />
    );
  }
  return (
    <SourceStep state={state} text={text} onText={setText} onTake={take} onCancel={startOver} />
  );
}
