import styles from './policy.module.css';

/** The ornament at the end of a text. */
export function Imprint() {
  return (
    <svg className={styles.ornament} viewBox="0 0 120 16" aria-hidden="true">
      <path d="M0 8H46M74 8h46M60 1l7 7-7 7-7-7Z" />
    </svg>
  );
}
