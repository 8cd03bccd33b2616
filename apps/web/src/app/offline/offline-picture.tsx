/** The arch with a cloud that waits to be filled again. */
export function OfflinePicture() {
  return (
    <svg viewBox="0 0 280 306" aria-hidden="true">
      <path className="f2" d="M10 284V140a130 130 0 0 1 260 0v144z" />
      <path className="f1" d="M26 284V140a114 114 0 0 1 228 0v144z" />
      <path className="k4" d="M140 27v38" />
      <rect className="f6" x="133" y="62" width="14" height="12" rx="3" />
      <circle className="f3" cx="140" cy="85" r="13" />
      <path
        className="f4"
        d="M96 232a34 34 0 0 1 6-67 46 46 0 0 1 88-4 36 36 0 0 1 2 71z"
        transform="translate(0 4)"
      />
      <path className="k5" d="M140 196v80m-20-60 20-22 20 22" />
      <rect className="f5" x="108" y="268" width="64" height="12" rx="4" />
      <rect className="f5" x="0" y="280" width="280" height="14" rx="4" />
      <path className="f4" d="M16 294h248l-8 10H24z" />
    </svg>
  );
}
