import { TONGUE_IDS, TONGUES, type TongueId } from "@taiyari/domain/draft";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { useEditor } from "../state/editor-context.ts";
import styles from "./sections.module.css";

const ENGLISH = "English";

/** The language of what the resume prints and nobody typed: headings, months, "Present". */
export function HeadingLanguage() {
  const { store, say } = useEditor();
  const language = useDraft(store, ({ draft }) => draft.language ?? null);

  function choose(chosen: TongueId | null) {
    store.edit({ kind: "choose-language", language: chosen });
    say(`Headings and dates are in ${chosen ? TONGUES[chosen].name : ENGLISH}.`);
  }

  return (
    <div className={styles["languages"]}>
      <MenuButton
        label="Language of headings and dates"
        className={`btn btn-line ${styles["language"]}`}
        align="start"
        items={[null, ...TONGUE_IDS].map((id) => ({
          label: id ? `${TONGUES[id].name} · ${TONGUES[id].own}` : ENGLISH,
          onChoose: () => choose(id),
        }))}
      >
        <span>
          <small>Headings and dates in</small>
          <b>{language ? `${TONGUES[language].name} · ${TONGUES[language].own}` : ENGLISH}</b>
        </span>
        <LineIcon name="up-down" />
      </MenuButton>
    </div>
  );
}
