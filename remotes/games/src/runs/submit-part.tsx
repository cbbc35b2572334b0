import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { hasCode, isAppError } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useArcadeBoardName } from '../board/use-arcade-board-name';
import { minutesLeft } from '../live/minutes-left.domain';
import { useMinuteWhile } from '../live/use-minute-while';
import { useGamesErrorText, useMessages } from '../messages';
import { runnerName } from '../names/runner-name';
import { keptRuns } from './kept-run-store';
import { type KeptRun, lastMomentOf } from './kept-runs.domain';
import type { CountedRun } from './submit-kept-run';
import styles from './submit-part.module.css';
import { type Submitting, useSubmitting } from './use-submitting';

interface SubmitPartProps {
  arcade: ProcessPlace;
  kept: KeptRun;
}

/** The approval that puts a run on its boards, and what came of it. */
export function SubmitPart({ arcade, kept: begun }: SubmitPartProps) {
  // The ledger may know its end by now.
  const kept = useKeptValue(keptRuns).find(({ run }) => run === begun.run) ?? begun;
  const { state, submit } = useSubmitting(arcade, kept);
  if (state.status === 'counted') return <Counted counted={state.counted} />;
  return <Approval kept={kept} state={state} submit={submit} />;
}

interface ApprovalProps {
  kept: KeptRun;
  state: Exclude<Submitting, { status: 'counted' }>;
  submit: () => Promise<void>;
}

function Approval({ kept, state, submit }: ApprovalProps) {
  const t = useMessages();
  const errorText = useGamesErrorText();
  const player = useConnectedSigner();
  const { openPopup } = useWallet();
  const now = useMinuteWhile(true);
  const isKept = useKeptValue(keptRuns).some(({ run }) => run === kept.run);
  const minutes = minutesLeft(lastMomentOf(kept), now);
  const isGone = state.status === 'failed' && (!isKept || hasCode(state.error, 'run.too-late'));
  if (minutes === 0 && state.status !== 'sending') return <Notice tone="warning">{t('kept.over')}</Notice>;
  return (
    <div className={styles.part}>
      <div role="status">
        {state.status === 'failed' && (
          <Notice tone={isGone ? 'warning' : 'error'}>{errorText(state.error)}</Notice>
        )}
        {state.status === 'sending' && <p>{t('submit.sending')}</p>}
      </div>
      {!isGone && player?.address !== kept.player && (
        <Notice
          action={
            <Button variant="secondary" onClick={openPopup}>
              {t('mode.connect')}
            </Button>
          }
        >
          {t('submit.other-wallet', { address: runnerName(kept.player) })}
        </Notice>
      )}
      {!isGone && player?.address === kept.player && (
        <Button large wide busy={state.status === 'sending'} onClick={() => void submit()}>
          {t(state.status === 'failed' && isAppError(state.error) ? 'submit.again' : 'submit.go')}
        </Button>
      )}
      {!isGone && <p className={styles.small}>{t('submit.left', { count: minutes })}</p>}
    </div>
  );
}

/** The standings that a run brought, board by board. */
function Counted({ counted }: { counted: CountedRun }) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const nameOf = useArcadeBoardName();
  return (
    <Notice tone="success" title={t('counted.title')}>
      <ul className={styles.lines}>
        {counted.boards.length === 0 && <li>{t('counted.no-place')}</li>}
        {counted.boards.map(({ board, list, place, total, best, isBest }) => (
          <li key={board}>
            <bdi>{nameOf(board)}</bdi>
            {': '}
            {list === 'admitted'
              ? t('counted.place', { place: number.format(place), total: number.format(total) })
              : t('counted.others')}{' '}
            {isBest ? t('counted.best') : t('counted.stays', { best: number.format(best) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
