import { ButtonLink, ColourMark, Icon } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { Toast } from '../layout/toast';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useCollector } from './collector-context';
import { outcomeWords } from './domain/outcome-words';
import { isResult, type ScanResult } from './domain/scan-step';

/** The time for which the toast is shown; the mark on the tab stays. */
const shownMs = 8000;

/** Shows the result of a scan that came while another screen than the scanner is open. */
export function ResultToast() {
  const t = useMessages();
  const { state } = useCollector();
  const result = isResult(state) && !state.isSeen ? state : undefined;
  return (
    <div role="status" aria-label={t('tab.scan')}>
      {result && <ResultForAWhile result={result} />}
    </div>
  );
}

function ResultForAWhile({ result }: { result: ScanResult }) {
  const pathTo = usePaths();
  const t = useMessages();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <Toast
      picture={
        result.status === 'collected' ? (
          <ColourMark colour={result.scanned.colour} named={false} size="l" />
        ) : (
          <Icon name="warning" />
        )
      }
      action={
        <ButtonLink to={pathTo('scan')} variant="secondary">
          {t('kept.look')}
        </ButtonLink>
      }
    >
      {result.status === 'collected' ? <Counted {...result} /> : t('kept.not-counted')}
    </Toast>
  );
}

function Counted({ scanned }: Extract<ScanResult, { status: 'collected' }>) {
  const t = useMessages();
  const { nickname, outcome } = scanned;
  return outcome === 'collected'
    ? t('kept.counted', { nickname })
    : `${t(outcomeWords(scanned).title)} ${t('collect.who', { nickname })}`;
}
