import type { Certificate } from "@taiyari/contract";
import { formatDate } from "../../lib/dates.ts";
import { HindiName, Mark } from "../../ui/logo.tsx";
import { qrPath } from "./qr-path.ts";
import { addressOf, isTight, linkOf, nameSize, sheetText } from "./sheet-text.ts";
import "./sheet.css";

interface SheetProps {
  readonly certificate: Certificate;
  /**
   * `page`: on a screen with a heading of its own. `picture`: what it says stands beside it, so screen readers pass over
   * it. `document`: it is all there is, with headings and a link.
   */
  readonly kind: "page" | "picture" | "document";
}

/** The certificate, A4 on its long side, light in both themes: one sheet for screen, paper and PDF. */
export function Sheet({ certificate, kind }: SheetProps) {
  const { name, title, right, of, percent, passedAt, code } = certificate;
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
        <p className="certificate-line">passed the final assessment of</p>
        <Title className="certificate-title">{title}</Title>
        <p className="certificate-about">{sheetText(certificate)}</p>
        <div className="certificate-figures">
          <p>
            <span>Score</span>
            <b>
              {right} of {of}, {percent}%
            </b>
          </p>
          <p>
            <span>Date</span>
            <b>{formatDate(passedAt)}</b>
          </p>
          <p>
            <span>Code</span>
            <b className="certificate-code">{code}</b>
          </p>
        </div>
      </div>
      <Check code={code} isLink={kind === "document"} />
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

/** Where it can be checked, to be typed and to be photographed. */
function Check({ code, isLink }: { readonly code: string; readonly isLink: boolean }) {
  const { size, path } = qrPath(linkOf(code));
  const [host, place] = [addressOf("").replace(/certificates\/$/u, ""), `certificates/${code}`];
  const address = (
    <>
      {host}
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
          {isLink ? <a href={linkOf(code)}>{address}</a> : address}
        </b>
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code of ${addressOf(code)}`}
        shapeRendering="crispEdges"
      >
        <path fill="#1b1f2a" d={path} />
      </svg>
    </div>
  );
}
