import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages';
import styles from './ballot-bar.module.css';
import type { OwnBallot } from './use-ballot';

const BallotSheet = lazy(async () => ({ default: (await import('./ballot-sheet')).BallotSheet }));

/**
 * The visitor's ballot at the lower edge of the screen: what is gathered, its state, and the way to send it. It comes with the
 * first approval.
 */
export function BallotBar({ ballot }: { ballot: OwnBallot }) {
  const t = useMessages();
  const { iso } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { entries, sent, isChanged } = ballot;
  const count = entries.length;
  if (count === 0 && !sent && !isChanged) return null;
  return (
    <div className={styles.bar} data-changed={isChanged || undefined}>
      <p className={styles.words} role="status">
        <strong className={styles.count}>
          {t('vote.count', { count, shown: new Intl.NumberFormat(iso).format(count) })}
        </strong>
        <span className={styles.state}>{t(stateText(sent, isChanged))}</span>
      </p>
      <Button variant={isChanged ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t(isChanged ? 'vote.go' : 'vote.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <BallotSheet ballot={ballot} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function stateText(sent: OwnBallot['sent'], isChanged: boolean) {
  if (isChanged) return sent ? 'vote.state.changed' : 'vote.state.unsent';
  return sent ? 'vote.state.counted' : 'vote.state.none';
}
