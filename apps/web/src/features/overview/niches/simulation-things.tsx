import styles from "../../../ui/niche.module.css";

/** A badge, a clock and a tray of mail. */
export function SimulationThings() {
  return (
    <>
      <path
        style={{ fill: "none", stroke: "var(--i-5)", strokeWidth: 5 }}
        d="m186 42 8 82m14-74-10 74"
      />
      <rect className="f0" x="168" y="122" width="56" height="72" rx="6" />
      <rect className="p3" x="168" y="122" width="56" height="16" rx="6" />
      <circle className="p2" cx="196" cy="156" r="9" />
      <path className="kp1" style={{ strokeWidth: 4 }} d="M180 174h32m-26 10h20" />
      <rect className="f6" x="188" y="117" width="16" height="9" rx="3" />
      <path className="k6" style={{ strokeWidth: 6 }} d="m76 272-6 8m54-8 6 8" />
      <circle className="f5" cx="100" cy="236" r="44" />
      <circle className="f0" cx="100" cy="236" r="34" />
      <path className="kp1" style={{ strokeWidth: 3 }} d="M100 208v4m0 48v4m-28-28h4m48 0h4" />
      <path className="kp3" style={{ strokeWidth: 5 }} d="M100 236v-16" />
      <path className={styles["kspark"]} style={{ strokeWidth: 5 }} d="m100 236 14 9" />
      <circle className="p3" cx="100" cy="236" r="4.500" />
      <path className="f4" d="M158 236h78l-6 44h-66z" />
      <path className="f0" d="M166 214h62v38h-62z" />
      <path className="kp2" style={{ strokeWidth: 2.5 }} d="m166 215 31 20 31-20" />
      <path className="f5" d="M154 242h26l8 10h18l8-10h26l-6 38h-74z" />
    </>
  );
}
