import styles from './field-foot.module.css';
import { Icon } from './icon';

interface FieldFootProps {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The lines below a field: its error if there is one, and its hint, which says what the field takes. */
export function FieldFoot({ id, error, hint }: FieldFootProps) {
  if (!error && !hint) return null;
  return (
    <div id={id}>
      {error && (
        <p className={styles.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
