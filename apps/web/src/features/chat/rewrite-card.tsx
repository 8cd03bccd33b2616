import type { ChatAnswer } from "@taiyari/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { wordingParts } from "./wording-parts.ts";
import styles from "./chat.module.css";

interface RewriteCardProps {
  readonly rewrite: NonNullable<ChatAnswer["rewrite"]>;
  readonly uploadId: string;
}

/** A wording to take over, with its blanks, and the way to the editor. */
export function RewriteCard({ rewrite, uploadId }: RewriteCardProps) {
  const navigate = useNavigate();
  const { text, where } = rewrite;

  async function takeToEditor() {
    const isCopied = await copy(text);
    await navigate({
      to: "/resume/editor",
      search: {
        upload: uploadId,
        section: sectionOf(where),
      },
    });
    showToast(
      isCopied
        ? {
            title: "The new wording is copied",
            text: `Paste it at ${where}, and fill in what stands in brackets.`,
            ms: 15_000,
          }
        : { title: `The new wording for ${where}`, text, ms: 60_000 },
    );
  }

  return (
    <>
      <p className={styles["rewrite"]}>
        {wordingParts(text).map(({ key, words, isBlank }) =>
          isBlank ? (
            <span key={key} className={styles["blank"]}>
              {words}
            </span>
          ) : (
            words
          ),
        )}
      </p>
      <div>
        <Button kind="line" className={styles["take"] ?? ""} onClick={() => void takeToEditor()}>
          <LineIcon name="pen" small />
          Use in editor
        </Button>
      </div>
    </>
  );
}

/** The section of the editor that holds a place: "Projects, Netflix Data Analysis, bullet 1". */
function sectionOf(where: string): string {
  if (where.startsWith("Projects")) return "projects";
  return where.startsWith("Summary") ? "personal" : "experience";
}

/** Whether the browser let the text be copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
