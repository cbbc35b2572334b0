import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import styles from './pairing-step.module.css';

/** A phone on which a link opened an app has left this page by then (docs/product 9.106). */
const leavingMs = 2000;

/** The last one comes up from the document. */
const signsOfLeaving = ['blur', 'pagehide', 'visibilitychange'] as const;

interface PlayInsideProps {
  /** Opens this page in the wallet's own browser. */
  deepLink: string;
  /** The page of the wallet's makers. */
  learnMoreUrl: string | undefined;
}

/** The link to a wallet on this phone. A phone without that wallet ignores it, so the page says so if nobody leaves it. */
export function PlayInside({ deepLink, learnMoreUrl }: PlayInsideProps) {
  const t = useMessages();
  const [state, setState] = useState<'idle' | 'opening' | 'missing'>('idle');
  useEffect(() => {
    if (state !== 'opening') return;
    const stay = setTimeout(() => setState('missing'), leavingMs);
    const left = () => {
      clearTimeout(stay);
      setState('idle');
    };
    for (const sign of signsOfLeaving) window.addEventListener(sign, left);
    return () => {
      clearTimeout(stay);
      for (const sign of signsOfLeaving) window.removeEventListener(sign, left);
    };
  }, [state]);
  return (
    <>
      <a className={styles.open} href={deepLink} rel="external" onClick={() => setState('opening')}>
        {t('pairing.open')}
      </a>
      <p className={styles.note}>{t('pairing.open-text')}</p>
      {state === 'missing' && (
        <p role="status">
          {t('pairing.missing')}{' '}
          <a href={learnMoreUrl} target="_blank" rel="noopener noreferrer">
            {t('pairing.get')}
          </a>
        </p>
      )}
    </>
  );
}
