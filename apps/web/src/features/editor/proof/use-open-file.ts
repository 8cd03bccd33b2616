import { useEffect, useState } from "react";
import { openDocuments, type Documents } from "../../../lib/documents/documents.ts";

interface Opened {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly documents: Documents;
}

/** A worker that has the file open, to draw its pages; null until it has, and when it cannot. */
export function useOpenFile(bytes: Uint8Array<ArrayBuffer>): Documents | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isOld = false;
    const documents = openDocuments();
    documents.ask({ kind: "open", bytes: bytes.slice() }).then(
      () => !isOld && setOpened({ bytes, documents }),
      () => undefined,
    );
    return () => {
      isOld = true;
      documents.close();
    };
  }, [bytes]);
  return opened?.bytes === bytes ? opened.documents : null;
}
