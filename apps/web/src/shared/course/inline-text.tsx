import { Link } from "@tanstack/react-router";
import type { Inline } from "@taiyari/domain/learning";
import styles from "./inline-text.module.css";

interface InlineTextProps {
  readonly content: readonly Inline[];
}

/** Text with its marks. Links within the app open without loading the page again. */
export function InlineText({ content }: InlineTextProps) {
  return content.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a piece has nothing but its place
    <Piece key={at} piece={piece} />
  ));
}

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "code":
      return <code className={styles["code"]}>{piece.text}</code>;
    case "strong":
      return (
        <strong>
          <InlineText content={piece.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <InlineText content={piece.content} />
        </em>
      );
    case "link":
      return <TextLink href={piece.href} content={piece.content} />;
    default:
      return piece satisfies never;
  }
}

interface TextLinkProps extends InlineTextProps {
  readonly href: string;
}

function TextLink({ href, content }: TextLinkProps) {
  if (href.startsWith("/"))
    return (
      <Link to={href}>
        <InlineText content={content} />
      </Link>
    );
  const isElsewhere = !href.startsWith("#");
  return (
    <a href={href} {...(isElsewhere && { target: "_blank", rel: "noreferrer" })}>
      <InlineText content={content} />
    </a>
  );
}
