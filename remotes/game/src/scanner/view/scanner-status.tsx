import { useMessages } from '../../messages';
import type { ScannerState } from '../domain/scanner-state';
import styles from './scanner-status.module.css';

/** One line about the camera's activity; none while the scanner is paused. */
export function ScannerStatus({ status }: { status: Exclude<ScannerState['status'], 'failed'> }) {
  const t = useMessages();
  return (
    <div className={styles.status}>
      <p className={styles.doing} role="status">
        {status === 'starting' && t('scan.starting')}
        {status === 'looking' && t('scan.looking')}
      </p>
      <p className={styles.hint}>{status === 'paused' ? t('scan.paused') : t('scan.hint')}</p>
    </div>
  );
}
