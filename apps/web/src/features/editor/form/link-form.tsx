import { linkAddress } from "@taiyari/domain/rich";
import { useId, useState, type KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import styles from "./rich.module.css";

interface LinkFormProps {
  /** The address the link has; "" for a new one. */
  readonly url: string;
  /** Whether words are selected that become the link; without, they are asked for. */
  readonly hasWords: boolean;
  /** @param words  "" where some are selected */
  readonly onSet: (url: string, words: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const NO_ADDRESS = "This is no address. Write one like kavya.in/work or kavya@example.in.";

/** Where words lead to. Enter sets it, Escape leaves everything as it was. */
export function LinkForm({ url, hasWords, onSet, onRemove, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(url);
  const [words, setWords] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const problem = useId();

  function set(): void {
    const checked = linkAddress(address);
    if (checked === "") {
      setIsWrong(true);
      return;
    }
    onSet(checked, hasWords ? "" : words.trim() || address.trim());
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) set();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and Escape of the fields and buttons inside
    <div
      role="group"
      aria-label="Link"
      className={styles["link"]}
      data-own-undo
      onKeyDown={handleKey}
    >
      <FormField label="Address">
        {({ id }) => (
          <input
            id={id}
            className="form-input"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because somebody asked for it
            autoFocus
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="kavya.in/work"
            value={address}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? problem : undefined}
            onChange={(event) => {
              setAddress(event.target.value);
              setIsWrong(false);
            }}
          />
        )}
      </FormField>
      {!hasWords && (
        <FormField label="Words">
          {({ id }) => (
            <input
              id={id}
              className="form-input"
              placeholder="The address, if empty"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </FormField>
      )}
      {isWrong && (
        <p id={problem} className={styles["wrong"]} role="alert">
          {NO_ADDRESS}
        </p>
      )}
      <div className={styles["deciding"]}>
        {url !== "" && (
          <Button kind="quiet" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" onClick={set}>
          {url === "" ? "Add link" : "Change link"}
        </Button>
      </div>
    </div>
  );
}
