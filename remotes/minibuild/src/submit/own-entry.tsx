import { type Mine, withdrawEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { maxRevisions } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { Button, ButtonLink, Card, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { MomentText } from '../contest/moment-text';
import { OwnActNotice } from '../contest/own-act-notice';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';
import styles from './submit.module.css';

interface OwnEntryProps {
  entry: NonNullable<Mine['entry']>;
  /** True for the team's captain, who alone withdraws once people vote. */
  isCaptain: boolean;
  /** Begins a revision; undefined where none can be submitted. */
  onRevise: (() => void) | undefined;
}

/** The submitted entry: its state, and the ways to change it or to withdraw it. */
export function OwnEntry({ entry, isCaptain, onRevise }: OwnEntryProps) {
  const t = useMessages();
  const { phase } = useContest();
  const pathTo = useContestPath();
  const { state, run } = useOwnAct(({ place, options }) => withdrawEntry(place, {}, options));
  const [isAsking, setAsking] = useState(false);
  const canWithdraw =
    !entry.isWithdrawn &&
    (phase === 'building' || (isCaptain && (phase === 'voting' || phase === 'judging')));
  const withdraw = async () => {
    if (await run()) setAsking(false);
  };
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <h2>{t('submit.own')}</h2>
        {entry.isWithdrawn ? (
          <Notice tone="warning">{t('submit.withdrawn')}</Notice>
        ) : (
          <Notice tone="success" title={t('submit.done')}>
            <p>
              <bdi>{entry.title}</bdi>
            </p>
            <p>
              {t('submit.revision', { number: entry.revisions, max: maxRevisions })}{' '}
              <MomentText at={entry.changedAt} />
            </p>
          </Notice>
        )}
        {entry.isHidden && (
          <Notice tone="warning" title={t('submit.hidden')}>
            {entry.hiddenFor}
          </Notice>
        )}
        {!isAsking && <OwnActNotice state={state} />}
        <div className={styles.row}>
          {!entry.isWithdrawn && !entry.isHidden && (
            <ButtonLink to={pathTo(`/mini-build/entries/${entry.entry}`)} variant="secondary">
              {t('submit.see')}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
          {onRevise && entry.revisions < maxRevisions && (
            <Button variant="secondary" onClick={onRevise}>
              {t('submit.revise')}
            </Button>
          )}
          {canWithdraw && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t('submit.withdraw')}
            </Button>
          )}
        </div>
        {isAsking && (
          <Dialog title={t('submit.withdraw')} onClose={() => setAsking(false)}>
            <div className={styles.stack}>
              <p>{t(phase === 'building' ? 'submit.withdraw.ask' : 'submit.withdraw.ask-late')}</p>
              <OwnActNotice state={state} />
              <Button variant="danger" busy={state.status === 'sending'} onClick={() => void withdraw()}>
                {t('submit.withdraw')}
              </Button>
            </div>
          </Dialog>
        )}
      </div>
    </Card>
  );
}
