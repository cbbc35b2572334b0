import { type ContestFacts, maxApprovals } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Dialog, Icon, Notice, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { AdmissionNote } from '../admission/admission-note';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages, useMiniBuildErrorText } from '../messages';
import styles from './ballot-sheet.module.css';
import type { OwnBallot } from './use-ballot';

interface BallotSheetProps {
  ballot: OwnBallot;
  onClose: () => void;
}

/** The whole ballot before it is sent: what it approves, that it is public, and what is missing for it to count. */
export function BallotSheet({ ballot, onClose }: BallotSheetProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { iso } = useLocale();
  const { entries, sent, isChanged, isCasting, failure, cast, discard } = ballot;
  const send = sendWords(ballot);
  const number = new Intl.NumberFormat(iso);
  return (
    <Dialog title={t('vote.title')} onClose={onClose} sheet>
      <div className={styles.sheet}>
        <Notice tone="warning" title={t('vote.public')}>
          {t('vote.public.text')}
        </Notice>
        {entries.length > 0 ? (
          <ApprovedList ballot={ballot} onClose={onClose} />
        ) : (
          <p className={styles.none}>{t(sent ? 'vote.list.withdraw' : 'vote.list.none')}</p>
        )}
        {ballot.isFull && (
          <p>{t('vote.full', { count: maxApprovals, shown: number.format(maxApprovals) })}</p>
        )}
        {sent && isChanged && (
          <p className={styles.replace}>
            {t('vote.replaces', { count: sent.entries.length, shown: number.format(sent.entries.length) })}{' '}
            <Button variant="quiet" onClick={discard}>
              {t('vote.keep')}
            </Button>
          </p>
        )}
        <AdmissionNote purpose="vote" />
        <Missing ballot={ballot} />
        {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
        {send && (
          <Button large wide busy={isCasting} onClick={() => void cast()}>
            {t(send)}
          </Button>
        )}
        {sent && !isChanged && (
          <Notice tone="success" title={t('vote.state.counted')}>
            {t('vote.state.counted.text')}
          </Notice>
        )}
        <p className={styles.small}>{t('vote.until')}</p>
      </div>
    </Dialog>
  );
}

/** Returns the words on the button that sends the ballot; undefined while there is nothing to send. */
function sendWords({ entries, isChanged, voter }: OwnBallot) {
  if ((voter !== 'may' && voter !== 'enter') || !isChanged) return undefined;
  return entries.length === 0 ? 'vote.withdraw' : 'vote.send';
}

function ApprovedList({ ballot: { entries, titleOf, toggle }, onClose }: BallotSheetProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  return (
    <ul className={styles.list} aria-label={t('vote.list')}>
      {entries.map((entry) => {
        const title = titleOf(entry) ?? t('vote.entry', { entry });
        return (
          <li key={entry} className={styles.item}>
            <Link className={styles.link} to={pathOf(`/mini-build/entries/${entry}`)} onClick={onClose}>
              <bdi>{title}</bdi>
            </Link>
            <button type="button" className={styles.remove} onClick={() => toggle({ entry, title })}>
              <Icon name="close" />
              <VisuallyHidden>{t('vote.remove', { title })}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Says what is missing for the ballot to count, with the next step. */
function Missing({ ballot: { voter } }: { ballot: OwnBallot }): ReactNode {
  const t = useMessages();
  const { openPopup } = useWallet();
  const { contest } = useContest();
  switch (voter) {
    case 'unconnected':
      return (
        <Notice
          title={t('vote.unconnected')}
          action={<Button onClick={openPopup}>{t('vote.connect')}</Button>}
        >
          {t(whoVotes(contest?.facts))}
        </Notice>
      );
    case 'unknown':
      return <Notice>{t('vote.unknown')}</Notice>;
    case 'removed':
      return <Notice tone="warning">{t('vote.removed')}</Notice>;
    case 'may-not':
      return <Notice tone="warning">{t('vote.may-not')}</Notice>;
    default:
      return null;
  }
}

/** Returns the words about those who may vote. */
function whoVotes(facts: ContestFacts | undefined) {
  if (facts?.admission.by === 'anybody') return 'vote.who';
  return facts?.voters === 'rainbows' ? 'vote.who-rainbows' : 'vote.who-admitted';
}
