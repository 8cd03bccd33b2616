import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { count } from "../../../../lib/numbers.ts";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { personOf } from "../../people/names.ts";
import { PersonArch } from "../../people/person-arch.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { ClipIcon } from "../frame/icons.tsx";
import { useDraft } from "../state/use-draft.ts";
import { toNames } from "./to-names.ts";
import styles from "./composer.module.css";

interface ComposerProps {
  readonly view: DeskView;
  /** Names the draft. */
  readonly name: string;
  /** "Reply", "New mail". */
  readonly label: string;
  /** Whom it goes to at first. */
  readonly to: readonly string[];
  /** The mail it answers; null for a new one. */
  readonly answers: string | null;
  readonly takesFocus: boolean;
  /** It was sent, or put off: what was written is kept. */
  readonly onClose: () => void;
}

/** The most characters of a mail. */
const MOST = 8_000;

/** Writes a mail. Each key is kept on this device until it is sent. */
export function Composer(props: ComposerProps) {
  const { view, name, label, to, answers, takesFocus, onClose } = props;
  const { day } = view;
  const { scenario, state, own } = day;
  const { draft, write, forget } = useDraft(own.head.id, name, { text: "", to, attached: [] });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function change(more: Parameters<typeof write>[0]) {
    write(more);
    setSavedAt(state.time);
    setProblem("");
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (draft.to.length === 0) return setProblem("Say who it is for.");
    if (draft.text.trim() === "") {
      setProblem("Write something first.");
      return field.current?.focus();
    }
    day.act({
      kind: "mail-sent",
      to: draft.to,
      answers,
      text: draft.text.trim(),
      attached: draft.attached,
    });
    forget();
    showToast({ title: `Sent to ${toNames(scenario, draft.to)}` });
    onClose();
  }

  const words = draft.text.split(/\s+/u).filter(Boolean).length;
  const others = scenario.people.filter(({ id }) => !draft.to.includes(id));
  const files = scenario.files.filter(
    ({ id }) => state.files.includes(id) && !draft.attached.includes(id),
  );
  return (
    <form className={styles["composer"]} aria-label={label} onSubmit={send}>
      <div className={styles["to"]}>
        <span>To</span>
        {draft.to.map((id) => (
          <Chip
            key={id}
            name={personOf(scenario, id).name}
            onRemove={
              draft.to.length > 1 || answers === null
                ? () => {
                    change({ to: draft.to.filter((one) => one !== id) });
                    field.current?.focus();
                  }
                : null
            }
          >
            <PersonArch person={personOf(scenario, id)} size="small" />
          </Chip>
        ))}
        <MenuButton
          label={draft.to.length === 0 ? "Choose who it is for" : "Send a copy to somebody"}
          align="start"
          className={styles["more"] ?? ""}
          items={others.map(({ id, name: person }) => ({
            label: person,
            onChoose: () => change({ to: [...draft.to, id] }),
          }))}
        >
          {draft.to.length === 0 ? "Choose somebody" : "Cc"}
        </MenuButton>
      </div>
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={problem === "" ? undefined : problemId}
        placeholder={answers === null ? "Write your mail" : "Write your reply"}
        maxLength={MOST}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {draft.attached.length > 0 && (
        <ul className={styles["attached"]} aria-label="Attached files">
          {scenario.files
            .filter(({ id }) => draft.attached.includes(id))
            .map(({ id, name: file }) => (
              <li key={id}>
                <Chip
                  name={file}
                  onRemove={() => {
                    change({ attached: draft.attached.filter((one) => one !== id) });
                    field.current?.focus();
                  }}
                />
              </li>
            ))}
        </ul>
      )}
      <div className={styles["foot"]}>
        <MenuButton
          label="Attach a file"
          align="start"
          className="icon-btn"
          items={files.map(({ id, name: file }) => ({
            label: file,
            onChoose: () => change({ attached: [...draft.attached, id] }),
          }))}
        >
          <ClipIcon />
          <span className="vh">Attach a file</span>
        </MenuButton>
        <span className="num">
          {words > 0 && `${count(words, "word")}.`}
          {savedAt !== null && ` Saved ${dayTime(savedAt)} on this device`}
        </span>
        {problem !== "" && (
          <span id={problemId} role="alert" className={styles["problem"]}>
            {problem}
          </span>
        )}
        <Button kind="quiet" className={styles["later"] ?? ""} onClick={onClose}>
          Later
        </Button>
        <Button kind="next" type="submit">
          Send
        </Button>
      </div>
    </form>
  );
}

interface ChipProps {
  readonly name: string;
  /** Null for one that stays. */
  readonly onRemove: (() => void) | null;
  readonly children?: ReactNode;
}

function Chip({ name, onRemove, children }: ChipProps) {
  return (
    <span className={styles["chip"]}>
      {children}
      {name}
      {onRemove && (
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <LineIcon name="cross" small />
        </button>
      )}
    </span>
  );
}
