import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import styles from './hand-over.module.css';
import type { ExchangeView } from './use-exchange';

type Shared = Extract<ExchangeView, { step: 'opening' | 'compare' | 'waiting' | 'failed' }>;

interface ExchangeStepProps {
  view: Shared;
  /** Said while the other phone is looked for. */
  opening: string;
  /** Stops the exchange, or leaves a failed one. */
  onLeave: () => void;
  /** Begins a new one, where it can begin. */
  onAgain?: () => void;
}

/** The steps that look the same on both phones. */
export function ExchangeStep({ view, opening, onLeave, onAgain }: ExchangeStepProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  switch (view.step) {
    case 'opening':
    case 'waiting':
      return (
        <div className={styles.step} role="status">
          <Spinner />
          <p className={styles.state}>{view.step === 'opening' ? opening : t('hand-over.waiting')}</p>
          <Button variant="quiet" onClick={onLeave}>
            {t('popup.cancel')}
          </Button>
        </div>
      );
    case 'compare':
      return <Compare {...view} onStop={onLeave} />;
    case 'failed':
      return (
        <>
          <Notice tone="error">{errorText(view.error)}</Notice>
          {onAgain && (
            <Button wide onClick={onAgain}>
              {t('pairing.renew')}
            </Button>
          )}
          <Button variant="quiet" onClick={onLeave}>
            {t('import.back')}
          </Button>
        </>
      );
  }
}

interface CompareProps extends Omit<Extract<ExchangeView, { step: 'compare' }>, 'step'> {
  onStop: () => void;
}

/** The digits that both people compare: the only thing that somebody between the phones can't make equal. */
function Compare({ digits, address, agree, onStop }: CompareProps) {
  const t = useMessages();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.step}>
      <p ref={question} tabIndex={-1} className={styles.state}>
        {t('hand-over.compare')}
      </p>
      <p className={styles.digits}>{`${digits.slice(0, 3)} ${digits.slice(3)}`}</p>
      {address && <p>{t('receive.address', { address: shortAddress(address) })}</p>}
      <p className={styles.note}>{t('hand-over.compare-text')}</p>
      <Button wide onClick={agree}>
        {t('hand-over.equal')}
      </Button>
      <Button variant="secondary" wide onClick={onStop}>
        {t('hand-over.unequal')}
      </Button>
    </div>
  );
}
