/** A plant and books, on the wall of the room. */
export function RoomNiches() {
  return (
    <>
      <g transform="translate(170 300)">
        <Niche />
        <path className="f5" d="M-13-24h26l-4 24h-18z" />
        <path
          className="k5"
          strokeWidth="3"
          d="M0-24c0-14-2-22-12-30M0-24c0-16 4-26 13-34M0-24v-40"
        />
        <path
          className="f5"
          d="M-12-54c-9 0-13-5-14-12 8-1 14 4 14 12zM13-58c0-9 5-13 12-14 1 8-4 14-12 14zM0-62c-6-5-6-13 0-19 6 6 6 14 0 19z"
        />
      </g>
      <g transform="translate(830 300)">
        <Niche />
        <rect className="f5" x="-24" y="-44" width="11" height="44" rx="1.5" />
        <rect className="f4" x="-12" y="-50" width="13" height="50" rx="1.5" />
        <rect className="f6" x="2" y="-38" width="9" height="38" rx="1.5" />
        <path className="f5" d="m14-1 11-40 9 3-11 38z" />
      </g>
    </>
  );
}

function Niche() {
  return (
    <>
      <path className="f2" d="M-44 0V-62a44 44 0 0 1 88 0V0z" />
      <path className="f3" d="M-36 0V-62a36 36 0 0 1 72 0V0z" />
      <path className="f1" d="M-28 0V-56a32 32 0 0 1 64 0V0z" clipPath="url(#room-niche)" />
      <rect className="f4" x="-52" y="0" width="104" height="7" rx="2" />
    </>
  );
}
