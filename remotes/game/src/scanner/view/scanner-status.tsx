import { useMessages } from '../../messages';
import type { ScannerState } from '../domain/scanner-state';
import type { SoughtCode } from '../domain/sought-code';
import styles from './scanner-status.module.css';

const hints = { rabbit: 'scan.hint', card: 'card.hint' } as const satisfies Record<SoughtCode, string>;

interface ScannerStatusProps {
  status: Exclude<ScannerState['status'], 'failed'>;
  sought: SoughtCode;
}

/** One line about the camera's activity; none while the scanner is paused. */
export function ScannerStatus({ status, sought }: ScannerStatusProps) {
  const t = useMessages();
  return (
    <div className={styles.status}>
      <p className={styles.doing} role="status">
        {status === 'starting' && t('scan.starting')}
        {status === 'looking' && t('scan.looking')}
      </p>
      <p className={styles.hint}>{status === 'paused' ? t('scan.paused') : t(hints[sought])}</p>
    </div>
  );
}
