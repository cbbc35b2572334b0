import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { RowButton } from '../../rows';
import styles from './log-row.module.css';

interface LogRowProps {
  /** Names the act. */
  name: string;
  /** The fields of the act in one line, if it has any. */
  detail?: string;
  reason: string;
  /** When the ledger took it, in milliseconds. */
  at: number;
  /** The person who acted, shortened. */
  person: string;
  onOpen: () => void;
}

/** One act of the staff in the list; a press shows all of it. */
export function LogRow({ name, detail, reason, at, person, onOpen }: LogRowProps) {
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeStyle: 'short' }).format(at);
  return (
    <RowButton onClick={onOpen}>
      <span className={styles.line}>
        <span className={styles.action}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.reason}>{reason}</span>
      <span className={styles.facts}>
        {time} · {person}
      </span>
    </RowButton>
  );
}
