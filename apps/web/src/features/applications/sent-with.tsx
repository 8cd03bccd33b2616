import type { Application } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import styles from "./applications.module.css";

/** The resume and the letter that went with an application, as links; a deleted one says so. */
export function SentWith({ application }: { readonly application: Application }) {
  const { resume, resumeNow, letter, letterNow } = application;
  return (
    <>
      {resume && resumeNow && (
        <small>
          {resumeNow.name === "" ? (
            "The resume was deleted"
          ) : (
            <Link
              className={styles["sentLink"]}
              to="/resume/builder/$id"
              params={{ id: resume.id }}
            >
              {resumeNow.name}
            </Link>
          )}
          {resumeNow.name !== "" && since(resume.revision, resumeNow.isChanged)}
        </small>
      )}
      {letter && letterNow && (
        <small>
          {letterNow.name === "" ? (
            "The cover letter was deleted"
          ) : (
            <Link
              className={styles["sentLink"]}
              to="/resume/letters/$id"
              params={{ id: letter.id }}
            >
              {letterNow.name}
            </Link>
          )}
          {letterNow.name !== "" && since(letter.revision, letterNow.isChanged)}
        </small>
      )}
    </>
  );
}

function since(revision: number, isChanged: boolean): string {
  return isChanged ? `, revision ${revision}, changed since` : `, revision ${revision}`;
}
