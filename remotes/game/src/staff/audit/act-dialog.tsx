import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Dialog } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import styles from './act-dialog.module.css';
import { isNamedAct, type StaffLogAct } from './domain/act-words';
import type { ActFact } from './use-act-facts';

interface ActDialogProps {
  act: StaffLogAct;
  /** The fields of the act, in words. */
  facts: readonly ActFact[];
  onClose: () => void;
}

/** All of one act, as the ledger has it. */
export function ActDialog({ act, facts: fields, onClose }: ActDialogProps) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const { action, at, address, reason } = act;
  const facts = [
    [
      t('staff.audit.time'),
      new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'long' }).format(at),
    ],
    [t('staff.audit.person'), address],
    [t('staff.act.reason'), reason],
    ...fields.map(({ name, value }) => [name, value] as const),
  ] as const;
  return (
    <Dialog title={isNamedAct(action) ? t(`staff.audit.did.${action}`) : action} onClose={onClose} sheet>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
