import { useLocale } from '@rainbow-rabbit/shared/i18n';
import styles from './stat.module.css';

/** A number and what it counts, as one entry of a `<dl>`. */
export function Stat({ label, value }: { label: string; value: number }) {
  const { iso } = useLocale();
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{new Intl.NumberFormat(iso).format(value)}</dd>
    </div>
  );
}
