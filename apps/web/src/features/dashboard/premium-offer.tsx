import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import styles from "./premium-offer.module.css";

const HOLDS = [
  "How ready you are, by five axes, each with what it is made of",
  "The next best thing to do, and why it is",
  "Your streak, and the minutes of every day",
  "All you finished, with its scores",
];

/** What the dashboard holds and how to get it, for an account whose plan does not have it. */
export function PremiumOffer({ adminContact }: { readonly adminContact: string }) {
  return (
    <section className={`card ${styles["offer"]}`} aria-labelledby="offer">
      <p className="eyebrow">Premium plan</p>
      <h2 id="offer">Your dashboard is part of the premium plan</h2>
      <p className={styles["lead"]}>Your account has the free plan. With premium it shows:</p>
      <ul>
        {HOLDS.map((text) => (
          <li key={text}>
            <CheckIcon />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>
        To get it, ask {adminContact}. All you do until then is kept and counts from the first day.
      </p>
      <Link to="/overview" className={buttonClass("primary")}>
        Go to the overview
      </Link>
    </section>
  );
}
