import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { settleAct } from '@rainbow-rabbit/processes/autopilot/client';
import { type EventInfo, earlyMs, judgingWaitMs, slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';

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

const minuteMs = 60_000;

/** Returns the longest time from a scan to the end of the wait for its token; it may be of a slot that begins later. */
const longestWaitMs = ({ claimWindowMs }: Pick<EventInfo, 'claimWindowMs'>) =>
  earlyMs + slotMs + claimWindowMs + judgingWaitMs;

/** The judging that goes on, and the message that moves it on where nobody else sends any. */
function JudgingPart() {
  const { t, ask, rabbit, info } = useEventConsole();
  const settle = () => ask({ ...settleAct(rabbit), done: t('staff.answers.settle.done') });
  return (
    <>
      <Notice title={t('staff.answers.judging')}>
        {t('staff.answers.judging-text', { minutes: Math.ceil(longestWaitMs(info) / minuteMs) })}
      </Notice>
      <div>
        <Button variant="secondary" onClick={settle}>
          {t('staff.answers.settle.act')}
        </Button>
      </div>
    </>
  );
}
