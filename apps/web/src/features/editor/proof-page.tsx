import { Link, useParams } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Opened } from "./opened-resume.tsx";
import { ProofLink } from "./download/proof-link.tsx";
import { useDownloadResume } from "./download/use-download-resume.ts";
import { PreviewProvider } from "../../shared/preview/preview-provider.tsx";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";
import { ProofResults } from "./proof/proof-results.tsx";
import { useReadBack, type ReadBackFailure } from "./proof/use-read-back.ts";
import styles from "./proof/proof.module.css";

const FAILURES: Readonly<Record<ReadBackFailure, string>> = {
  write: "The file could not be made. Check your connection, or choose another template.",
  read: "The file was made, and could not be read back. Your resume is as you left it. Try again.",
};

/** What a machine reads in the PDF of a resume, beside what was typed. */
export function ProofPage() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const wantedId = typeof params["id"] === "string" ? params["id"] : null;
  return (
    <Opened wantedId={wantedId}>
      {({ store, resumeId }) => (
        <PreviewProvider store={store}>
          <ProofLink resumeId={resumeId} isHere>
            <Proof store={store} resumeId={resumeId} />
          </ProofLink>
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
  const state = useReadBack(resumeId);
  const { download, busyWith } = useDownloadResume();
  const isDownloaded = state.kind === "done" && state.readBack.isDownloaded;
  return (
    <div className={styles["proof"]}>
      <Link to="/resume/builder/$id" params={{ id: resumeId }} className={styles["back"]}>
        <LineIcon name="left" small />
        Back to Resume Builder
      </Link>
      <header className={styles["top"]}>
        <div>
          <h1>What a machine reads in your PDF</h1>
          <p>
            {isDownloaded
              ? "We opened the file you downloaded and read it back, as an applicant tracking system does."
              : "We wrote the file and read it back, as an applicant tracking system does."}
          </p>
        </div>
        <Button kind="line" isBusy={busyWith !== null} onClick={() => void download()}>
          <LineIcon name="download" />
          Download Resume
        </Button>
      </header>
      {state.kind === "working" && <Spinner label="Writing the file and reading it back" />}
      {state.kind === "failed" && (
        <div className={styles["failed"]} role="alert">
          <p>{FAILURES[state.what]}</p>
          <Button kind="line" onClick={state.retry}>
            Retry
          </Button>
        </div>
      )}
      {state.kind === "done" && (
        <ProofResults readBack={state.readBack} resumeId={resumeId} store={store} />
      )}
    </div>
  );
}
