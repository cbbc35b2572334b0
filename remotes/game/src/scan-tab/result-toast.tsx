import { ButtonLink, ColourMark, Icon } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useCollector } from './collector-context';
import { outcomeWords } from './domain/outcome-words';
import { isResult, type ScanResult } from './domain/scan-state';
import styles from './result-toast.module.css';

/** The time for which the toast is shown; the mark on the tab stays. */
const shownMs = 8000;

/** Tells the result of a scan that came while another screen than the scanner is open. */
export function ResultToast() {
  const t = useMessages();
  const { state } = useCollector();
  const result = isResult(state) && !state.isSeen ? state : undefined;
  return (
    <div className={styles.place} role="status" aria-label={t('tab.scan')}>
      {result && <Toast result={result} />}
    </div>
  );
}

function Toast({ result }: { result: ScanResult }) {
  const pathTo = usePaths();
  const t = useMessages();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div className={styles.toast}>
      {result.status === 'collected' ? (
        <ColourMark colour={result.scanned.colour} named={false} size="l" />
      ) : (
        <Icon name="warning" />
      )}
      <p className={styles.text}>
        {result.status === 'collected' ? <Counted {...result} /> : t('kept.not-counted')}
      </p>
      <ButtonLink to={pathTo('scan')} variant="secondary">
        {t('kept.look')}
      </ButtonLink>
    </div>
  );
}

function Counted({ scanned }: Extract<ScanResult, { status: 'collected' }>) {
  const t = useMessages();
  const { nickname, outcome } = scanned;
  return outcome === 'collected'
    ? t('kept.counted', { nickname })
    : `${t(outcomeWords[outcome].title)} ${t('collect.who', { nickname })}`;
}
