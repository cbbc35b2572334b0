import type { ScannerState } from '../domain/scanner-state';
import type { ScannerTexts } from '../scanner-texts';
import styles from './scanner-status.module.css';

interface ScannerStatusProps {
  texts: ScannerTexts;
  status: Exclude<ScannerState['status'], 'failed'>;
}

/** One line about the camera's activity; none while the scanner is paused. */
export function ScannerStatus({ texts, status }: ScannerStatusProps) {
  return (
    <div className={styles.status}>
      <p className={styles.doing} role="status">
        {status === 'starting' && texts.starting}
        {status === 'looking' && texts.looking}
      </p>
      <p className={styles.hint}>{status === 'paused' ? texts.paused : texts.hint}</p>
    </div>
  );
}
