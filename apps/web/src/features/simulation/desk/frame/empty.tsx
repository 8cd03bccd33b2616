import styles from "./empty.module.css";

/** Says what would be here. */
export function Empty({ text }: { readonly text: string }) {
  return <p className={styles["empty"]}>{text}</p>;
}
