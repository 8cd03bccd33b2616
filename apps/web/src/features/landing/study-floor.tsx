/** Below the desk: a moorha, a bag, the shoes for the day. */
export function StudyFloor() {
  return (
    <>
      <path
        className="f3"
        d="M436 580h124c-6 12-34 22-34 38s28 28 34 42H436c6-14 34-26 34-42s-28-26-34-38z"
      />
      <path
        className="k4"
        style={{ strokeWidth: 2.5 }}
        d="m444 588 104 66M470 582l60 40M552 588l-104 66m82-72-60 40"
      />
      <rect className="f5" x="428" y="562" width="140" height="22" rx="11" />
      <path
        className="k5"
        d="M218 574v-14a20 20 0 0 1 20-20h24a20 20 0 0 1 20 20v14"
        style={{ strokeWidth: 7 }}
      />
      <rect className="f6" x="186" y="570" width="128" height="90" rx="10" />
      <path
        className="f5"
        d="M186 580a10 10 0 0 1 10-10h108a10 10 0 0 1 10 10v22c0 8-5 13-12 13H198c-7 0-12-5-12-13z"
      />
      <rect className="f3" x="240" y="604" width="20" height="22" rx="4" />
      <path className="f4" d="M588 660v-20c0-4 3-6 7-6h13c4 8 11 12 20 14 12 2 18 5 18 12z" />
      <path className="f6" d="M606 660v-22c0-4 3-6 7-6h14c4 8 12 12 22 14 12 2 19 6 19 14z" />
      <path className="k3" d="m632 636 8-4m0 8 8-4" style={{ strokeWidth: 2.5 }} />
    </>
  );
}
