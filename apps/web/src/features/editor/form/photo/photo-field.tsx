import { PHOTO } from "@taiyari/domain/draft";
import { useState } from "react";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { controlId } from "../../state/editor-context.ts";
import { usePreview } from "../../../../shared/preview/preview-context.ts";
import { useField } from "../field-control.tsx";
import {
  browserPictures,
  pictureSentence,
  readPicture,
  type Picture,
  type PictureTools,
} from "./picture.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import styles from "./photo.module.css";

interface PhotoFieldProps {
  readonly tools?: PictureTools;
}

/** The photo: chosen or dropped, cropped by the person, or none. */
export function PhotoField({ tools = browserPictures }: PhotoFieldProps) {
  const { choices, store } = usePreview();
  const [value, set] = useField(PHOTO);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState("");
  const [isReading, setIsReading] = useState(false);
  const photo = typeof value === "string" ? value : "";

  async function take(file: File) {
    setProblem("");
    setIsReading(true);
    const outcome = await readPicture(file, tools);
    setIsReading(false);
    if (outcome.ok) setPicture(outcome.value);
    else setProblem(pictureSentence(outcome.problem));
  }

  function close() {
    picture?.close();
    setPicture(null);
  }

  return (
    <div className={styles["photo"]} id={controlId(PHOTO)} tabIndex={-1}>
      <DropZone
        accept="image/*"
        label={photo ? "Change photo" : "Add photo"}
        isBad={problem !== ""}
        onFile={(file) => void take(file)}
      >
        <span className={styles["inside"]}>
          {photo ? (
            <img className={styles["frame"]} src={photo} alt="You, as the resume shows you" />
          ) : (
            <span className={styles["frame"]}>
              <LineIcon name="person" />
            </span>
          )}
          <span>
            <b>{photo ? "Change photo" : "Add photo"}</b>
            <small>
              {isReading ? "Opening the picture…" : "Optional. Choose a picture or drop it here."}
            </small>
          </span>
        </span>
      </DropZone>
      {photo && (
        <button type="button" className="btn btn-quiet" onClick={() => set("")}>
          Remove photo
        </button>
      )}
      {photo && choices?.photo === false && (
        <p className={styles["unseen"]}>
          Your resume is shown without a photo.
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => store.edit({ kind: "choose", chosen: { photo: true } })}
          >
            Show it
          </button>
        </p>
      )}
      {problem && (
        <p className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      {picture && (
        <PhotoDialog
          picture={picture}
          tools={tools}
          onClose={close}
          onProblem={(found) => {
            close();
            setProblem(pictureSentence(found));
          }}
          onDone={(text) => {
            close();
            set(text);
            // Who adds a photo wants to see it, whatever the template begins with.
            if (choices?.photo === false) store.edit({ kind: "choose", chosen: { photo: true } });
          }}
        />
      )}
    </div>
  );
}
