import { Link, useParams } from "@tanstack/react-router";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { Opened } from "../opened-resume.tsx";
import { useDownloadPdf } from "../export/use-download-pdf.ts";
import { PreviewProvider } from "../preview/preview-provider.tsx";
import type { DraftStore } from "../draft-store.ts";
import { ProofResults } from "./proof-results.tsx";
import { useReadBack } from "./use-read-back.ts";
import styles from "./proof.module.css";

/** What a machine reads in the PDF of a resume, beside what was typed. */
export function ProofPage() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const wantedId = typeof params["id"] === "string" ? params["id"] : null;
  return (
    <Opened wantedId={wantedId}>
      {({ store, resumeId }) => (
        <PreviewProvider store={store}>
          <Proof store={store} resumeId={resumeId} />
        </PreviewProvider>
      )}
    </Opened>
  );
}

interface ProofProps {
  readonly store: DraftStore;
  readonly resumeId: string;
}

function Proof({ store, resumeId }: ProofProps) {
  const state = useReadBack();
  const { download, busyWith } = useDownloadPdf();
  return (
    <div className={styles["proof"]}>
      <Link to="/resume/builder/$id" params={{ id: resumeId }} className={styles["back"]}>
        <LineIcon name="left" small />
        Back to Resume Builder
      </Link>
      <header className={styles["top"]}>
        <div>
          <h1>What a machine reads in your PDF</h1>
          <p>We wrote the file and read it back, as an applicant tracking system does.</p>
        </div>
        <Button
          kind="line"
          aria-disabled={busyWith !== null}
          onClick={() => busyWith === null && void download()}
        >
          <LineIcon name="download" />
          Download Resume
        </Button>
      </header>
      {state.kind === "working" && <Spinner label="Writing the file and reading it back" />}
      {state.kind === "failed" && (
        <div className={styles["failed"]} role="alert">
          <p>The file could not be made. Check your connection, or choose another template.</p>
          <Button kind="line" onClick={state.retry}>
            Retry
          </Button>
        </div>
      )}
      {state.kind === "done" && (
        <ProofResults
          readBack={state.readBack}
          documents={state.documents}
          resumeId={resumeId}
          store={store}
        />
      )}
    </div>
  );
}
