import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { JudgingPart } from './judging-part';

/** The number of answers, and what became of them. */
export function StandingCard() {
  const { t, info } = useEventConsole();
  const { keyDigest, answers, reveal, winner } = info;
  return (
    <TitledCard title={t('staff.answers.title')} tone="raised">
      {!keyDigest && <Notice>{t('staff.answers.no-key')}</Notice>}
      {keyDigest && <p role="status">{t('staff.answers.count', { count: answers })}</p>}
      {keyDigest && !reveal && <p>{t('staff.answers.text')}</p>}
      {reveal && !winner && <JudgingPart />}
      {winner && (
        <Notice tone="success" title={t('staff.answers.won')}>
          {t('staff.answers.winner', {
            nickname: winner.nickname,
            rabbit: winner.rabbit,
            block: winner.block,
          })}
        </Notice>
      )}
    </TitledCard>
  );
}
