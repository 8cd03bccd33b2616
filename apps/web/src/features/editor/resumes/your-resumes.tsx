import type { ResumeBrief } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { count } from "../../../lib/numbers.ts";
import { session, useUser } from "../../../lib/session.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import { type NamedResume, useResumeActions } from "../menu/use-resume-actions.ts";
import { leftoversOf, sendLeftovers } from "../sync/send-leftovers.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { KeptResumes } from "./kept-resumes.tsx";
import { ResumeRow } from "./resume-row.tsx";
import styles from "../../../shared/document-list/document-list.module.css";

/** The resumes a person writes in the editor: opened, named, copied, deleted; and new ones begun. */
export function YourResumes() {
  const navigate = useNavigate();
  const userId = useUser()?.id ?? "";
  const actions = useResumeActions();
  const list = useQuery(api.editor.listResumes.queryOptions());
  const templates = useQuery(
    api.editor.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const leftovers = useLeftovers(userId, () => void list.refetch());
  const [naming, setNaming] = useState<NamedResume | null>(null);
  const [now] = useState(Date.now);

  if (list.isError && !list.data) {
    return (
      <>
        <ServerTrouble error={list.error} onRetry={() => void list.refetch()} />
        <KeptResumes />
      </>
    );
  }

  const resumes = list.data?.resumes ?? [];
  const unknown = leftovers.filter(
    ({ id, isKnown }) => !isKnown && !resumes.some((resume) => resume.id === id),
  );
  const isEmpty = list.data !== undefined && resumes.length + unknown.length === 0;
  const templateOf = ({ template }: ResumeBrief) =>
    templates.data?.templates.find(({ id }) => id === template)?.name ?? template;

  function begin() {
    void navigate({ to: "/resume/builder/$id", params: { id: actions.begin() } });
  }

  return (
    <section className={styles["documents"]} aria-labelledby="resumes-title">
      <div className={styles["head"]}>
        <h2 id="resumes-title">Your resumes</h2>
        {resumes.length > 0 && (
          <span className="small muted" role="status">
            {count(resumes.length, "resume")}
          </span>
        )}
        <div className={styles["ways"]}>
          <Link to="/resume/import" className={buttonClass("line")}>
            <LineIcon name="upload" small />
            Import
          </Link>
          <Button kind={isEmpty ? "primary" : "line"} onClick={begin}>
            <LineIcon name="plus" small />
            New resume
          </Button>
        </div>
      </div>
      {isEmpty ? (
        <p className={`card ${styles["empty"]}`}>
          None yet. Begin with an empty page, or import what you have: a PDF, a Word file, JSON
          Resume, or your LinkedIn data.
        </p>
      ) : (
        <ul className={`card ${styles["list"]}`} aria-busy={!list.data}>
          {!list.data && [1, 2].map((row) => <li key={row} className={styles["waiting"]} />)}
          {unknown.map(({ id, name }) => (
            <ResumeRow key={id} resume={{ id, name }} />
          ))}
          {resumes.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              brief={resume}
              templateName={templateOf(resume)}
              now={now}
              isUnsent={leftovers.some(({ id }) => id === resume.id)}
              actions={{
                onRename: () => setNaming(resume),
                onDuplicate: () => void actions.duplicate(resume),
                onDelete: () => void actions.remove(resume),
              }}
            />
          ))}
        </ul>
      )}
      {naming && (
        <NameDialog
          title="Rename this resume"
          label="Name, for you alone"
          name={naming.name}
          done="Rename"
          onDone={(name) => actions.rename(naming, name)}
          onClose={() => setNaming(null)}
        />
      )}
    </section>
  );
}

/** What this browser has not sent; it is tried once. @param onSent  when it has been tried */
function useLeftovers(userId: string, onSent: () => void) {
  const [leftovers, setLeftovers] = useState(() => leftoversOf(userId));
  useEffect(() => {
    if (leftovers.length === 0) return;
    async function send() {
      await sendLeftovers(userId, () => {
        const current = session.get();
        return current.status === "signed-in" && current.user.id === userId;
      });
      setLeftovers(leftoversOf(userId));
      onSent();
    }
    void send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit: what was not sent then waits until its resume is opened
  }, [userId]);
  return leftovers;
}
