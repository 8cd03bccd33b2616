import { HindiName, Mark } from "../../ui/logo.tsx";
import { addressOf, linkOf } from "./certificate-address.ts";
import { isTight, nameSize } from "./name-size.ts";
import { qrPath } from "./qr-path.ts";
import "./certificate-sheet.css";

/**
 * `page`: on a screen with a heading of its own. `picture`: what it says stands beside it, so screen readers pass over
 * it. `document`: it is all there is, with headings and a link.
 */
export type SheetKind = "page" | "picture" | "document";

/** What a sheet says, from top to bottom. */
export interface SheetContent {
  readonly name: string;
  /** "passed the final assessment of" */
  readonly did: string;
  readonly title: string;
  /** What it rests on, in a few lines. */
  readonly about: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly code: string;
  /** The path at which it is checked: "certificates/7K4M-92QX". */
  readonly place: string;
}

interface CertificateSheetProps {
  readonly content: SheetContent;
  readonly kind: SheetKind;
}

/** A certificate, A4 on its long side, light in both themes: one sheet for screen, paper and PDF. */
export function CertificateSheet({ content, kind }: CertificateSheetProps) {
  const { name, did, title, about, figures, code, place } = content;
  const Name = kind === "document" ? "h1" : "p";
  const Title = kind === "document" ? "h2" : "p";
  return (
    <article
      className="certificate"
      aria-label={kind === "page" ? "Certificate" : undefined}
      aria-hidden={kind === "picture" || undefined}
    >
      <Arch />
      <div className="certificate-text">
        <p className="certificate-brand">
          <Mark />
          <span>
            Taiyari <HindiName />
          </span>
        </p>
        <p className="certificate-line">This certifies that</p>
        <Name
          className="certificate-name"
          data-size={nameSize(name)}
          data-tight={isTight(name) || undefined}
        >
          {name}
        </Name>
        <p className="certificate-line">{did}</p>
        <Title className="certificate-title">{title}</Title>
        <p className="certificate-about">{about}</p>
        <div className="certificate-figures">
          {figures.map(({ label, value }) => (
            <p key={label}>
              <span>{label}</span>
              <b>{value}</b>
            </p>
          ))}
          <p>
            <span>Code</span>
            <b className="certificate-code">{code}</b>
          </p>
        </div>
      </div>
      <Check place={place} isLink={kind === "document"} />
    </article>
  );
}

function Arch() {
  return (
    <svg
      className="certificate-arch"
      viewBox="0 0 1000 707"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        fill="#f3f8f7"
        stroke="#0f6b6b"
        strokeWidth="3"
        d="M40 667V360C40 150 230 40 500 40s460 110 460 320v307z"
      />
      <path
        fill="#ffffff"
        stroke="#bfd8d6"
        strokeWidth="1.500"
        d="M58 649V366C58 172 240 60 500 60s442 112 442 306v283z"
      />
      <rect fill="#0f6b6b" x="18" y="661" width="964" height="12" rx="3" />
      <path fill="#7faeac" d="M36 673h928l-10 10H46z" />
    </svg>
  );
}

interface CheckProps {
  readonly place: string;
  readonly isLink: boolean;
}

/** Where it can be checked, to be typed and to be photographed. */
function Check({ place, isLink }: CheckProps) {
  const { size, path } = qrPath(linkOf(place));
  const address = (
    <>
      {addressOf("")}
      <wbr />
      {place}
    </>
  );
  return (
    <div className="certificate-check">
      <p>
        Check it at
        <br />
        <b className="certificate-code">
          {isLink ? <a href={linkOf(place)}>{address}</a> : address}
        </b>
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code of ${addressOf(place)}`}
        shapeRendering="crispEdges"
      >
        <path fill="#1b1f2a" d={path} />
      </svg>
    </div>
  );
}
