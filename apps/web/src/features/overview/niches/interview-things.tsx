import styles from "../../../ui/niche.module.css";

/** A microphone, and a question with its answer. */
export function InterviewThings() {
  return (
    <>
      <g>
        <path
          className="f0"
          d="M62 128a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H86l-12 12v-12h-2a10 10 0 0 1-10-10z"
        />
        <circle className="p3" cx="80" cy="139" r="4" />
        <circle className="p3" cx="92" cy="139" r="4" />
        <circle className="p3" cx="104" cy="139" r="4" />
      </g>
      <path
        className="f5"
        d="M162 114a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-6v12l-12-12h-22a10 10 0 0 1-10-10z"
      />
      <path className="k3" style={{ strokeWidth: 4 }} d="M176 119h32m-32 12h20" />
      <g className={styles["kspark"]} style={{ strokeWidth: 7 }}>
        <path d="M66 206v28M84 194v52M196 194v52M214 206v28" />
      </g>
      <rect className="f6" x="111" y="150" width="58" height="92" rx="29" />
      <path className="f5" d="M111 186h58v-7a29 29 0 0 0-58 0z" />
      <path className="k4" style={{ strokeWidth: 3.5 }} d="M122 168h36m-38 9h40m-32-18h24" />
      <path style={{ stroke: "var(--i-3)", fill: "none", strokeWidth: 4 }} d="M111 189h58" />
      <path
        style={{ fill: "none", stroke: "var(--i-6)", strokeWidth: 7, strokeLinecap: "round" }}
        d="M98 204v8a42 42 0 0 0 84 0v-8M140 254v18"
      />
      <path className="f6" d="M100 280a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10z" />
    </>
  );
}
