import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

/** A turning rainbow ring. With a label it announces itself; without, the words around it must say it. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={styles.ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
