import styles from './field-foot.module.css';
import { Icon } from './icon';

interface FieldFootProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The line below a field: its error if there is one, else its hint. */
export function FieldFoot({ id, error, hint }: FieldFootProps) {
  if (error) {
    return (
      <p className={styles.error} id={id} role="alert">
        <Icon name="warning" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null;
}
