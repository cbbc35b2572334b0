import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useStaffMessages } from '../staff-messages';
import styles from './act-row.module.css';
import { isNamedAct, type StaffLogAct } from './domain/act-words';
import type { ActFact } from './use-act-facts';

interface ActRowProps {
  act: StaffLogAct | undefined;
  /** The fields of an act, in words. */
  factsOf: (act: StaffLogAct) => readonly ActFact[];
  /** Shortens an address. */
  person: (address: string) => string;
  onOpen: (act: StaffLogAct) => void;
}

/** One act of the staff in the list; a press shows all of it. */
export function ActRow({ act, factsOf, person, onOpen }: ActRowProps) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  if (!act) return null;
  const { action, at, address, reason } = act;
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeStyle: 'short' }).format(at);
  const detail = factsOf(act)
    .filter(({ isTechnical }) => !isTechnical)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(act)}>
      <span className={styles.line}>
        <span className={styles.action}>{isNamedAct(action) ? t(`staff.audit.did.${action}`) : action}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.reason}>{reason}</span>
      <span className={styles.facts}>
        {time} · {person(address)}
      </span>
    </button>
  );
}
