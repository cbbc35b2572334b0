import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Dialog } from '@rainbow-rabbit/shared/ui';
import { useConsoleMessages } from '../console-messages';
import { useReasonWords } from '../desk/desk-messages';
import styles from './log-dialog.module.css';

interface LogDialogProps {
  /** Names the act. */
  title: string;
  /** When the ledger took it, in milliseconds. */
  at: number;
  /** The person who acted, with the whole address. */
  person: string;
  reason: string;
  /** The fields of the act, in words. */
  fields: readonly { name: string; value: string }[];
  onClose: () => void;
}

/** All of one act, as the ledger has it. */
export function LogDialog({ title, at, person, reason, fields, onClose }: LogDialogProps) {
  const t = useConsoleMessages();
  const { label } = useReasonWords();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'long' }).format(at);
  const facts = [
    { name: t('log.time'), value: time },
    { name: t('log.person'), value: person },
    { name: label, value: reason },
    ...fields,
  ];
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
