import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { useCheckPlace } from '../../memecoin/check/use-check-place';
import type { ProcessRow } from '../listed/domain/process-row';
import styles from '../listed/listed.module.css';
import { useToolsMessages } from '../tools-messages';
import type { CheckedLaunch } from './check-row';
import type { TakeTurn } from './use-turns';

/** Of a row whose check couldn't be loaded. */
const notChecked: CheckedLaunch = { verdict: 'unchecked', balances: undefined };

interface LaunchedFactsProps {
  row: ProcessRow;
  /** Runs a check after those of other rows. */
  takeTurn: TakeTurn;
}

/** The holders of a launched token and the result of its check, which begins when the row is seen. */
export function LaunchedFacts({ row: { process, kind }, takeTurn }: LaunchedFactsProps) {
  const t = useToolsMessages();
  const { iso } = useLocale();
  const place = useCheckPlace(process as ProcessId);
  const element = useRef<HTMLSpanElement>(null);
  const [checked, setChecked] = useState<CheckedLaunch>();

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const check = async () => {
      if (signal.aborted) return;
      const done = await import('./check-row')
        .then(({ checkLaunchRow }) => checkLaunchRow(place, kind, signal))
        .catch(() => notChecked);
      if (!signal.aborted) setChecked(done);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      takeTurn(check);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [place, kind, takeTurn]);

  const { verdict, balances } = checked ?? {};
  // The pot of a drop is nobody's.
  const count = balances ? balances.holders - (balances.pot > 0n ? 1 : 0) : 0;
  const holders = new Intl.NumberFormat(iso).format(count);
  return (
    <>
      {balances && (
        <span>
          {balances.isWhole
            ? t('launched.holders', { count, holders })
            : t('launched.holders.more', { holders })}
        </span>
      )}
      <span ref={element} className={styles.verdict} data-verdict={verdict}>
        {verdict
          ? t(`launched.${kind === 'memecoin' ? 'memecoin' : 'token'}.${verdict}`)
          : t('launched.checking')}
      </span>
    </>
  );
}
