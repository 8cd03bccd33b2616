import { useEffect, useId, useRef, useState, type PointerEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ModalDialog } from "../../../../ui/modal-dialog.tsx";
import { centred, dragged, firstCrop, MAX_ZOOM, squareOf, type Crop } from "./crop.ts";
import {
  drawSquare,
  photoText,
  type Picture,
  type PictureProblem,
  type PictureTools,
} from "./picture.ts";
import styles from "./photo.module.css";

interface PhotoDialogProps {
  readonly picture: Picture;
  readonly tools: PictureTools;
  readonly onClose: () => void;
  readonly onProblem: (problem: PictureProblem) => void;
  /** With the photo's `data:` address. */
  readonly onDone: (photo: string) => void;
}

/** Of the canvas, twice what it takes on the screen. */
const SHOWN_PIXELS = 512;

const SLIDERS = [
  { name: "zoom", label: "Size", min: 1, max: MAX_ZOOM },
  { name: "x", label: "Left to right", min: 0, max: 1 },
  { name: "y", label: "Top to bottom", min: 0, max: 1 },
] as const;

/** Asks which square of a picture is the photo: dragged by hand, or moved by three sliders. */
export function PhotoDialog({ picture, tools, onClose, onProblem, onDone }: PhotoDialogProps) {
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(picture, crop));
  }, [picture, crop]);

  function change(part: Partial<Crop>) {
    setCrop(centred(picture, { ...crop, ...part }));
  }

  function handleMove(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: event.movementX / width, y: event.movementY / height };
    setCrop((now) => dragged(picture, now, by));
  }

  function use() {
    const outcome = photoText(picture, squareOf(picture, crop), tools);
    if (outcome.ok) onDone(outcome.value);
    else onProblem(outcome.problem);
  }

  return (
    <ModalDialog title="Choose the part to show" size="small" onClose={onClose}>
      <div className={styles["crop"]}>
        <canvas
          ref={canvas}
          className={styles["canvas"]}
          width={SHOWN_PIXELS}
          height={SHOWN_PIXELS}
          role="img"
          aria-label="Your photo as it will be shown"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleMove}
        />
        <div className={styles["sliders"]}>
          {SLIDERS.map(({ name, label, min, max }) => (
            <label key={name} htmlFor={`${id}-${name}`}>
              {label}
              <input
                id={`${id}-${name}`}
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={crop[name]}
                onChange={(event) => change({ [name]: Number(event.target.value) })}
              />
            </label>
          ))}
        </div>
      </div>
      <div className={styles["foot"]}>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" onClick={use}>
          Use photo
        </Button>
      </div>
    </ModalDialog>
  );
}
