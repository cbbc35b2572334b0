import { settleAct } from '@rainbow-rabbit/processes/autopilot/client';
import { type EventInfo, earlyMs, judgingWaitMs, slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';

const minuteMs = 60_000;

/** Returns the longest time from a scan to the end of the wait for its token; it may be of a slot that begins later. */
const longestWaitMs = ({ claimWindowMs }: Pick<EventInfo, 'claimWindowMs'>) =>
  earlyMs + slotMs + claimWindowMs + judgingWaitMs;

/** The judging that goes on, and the message that moves it on where nobody else sends any. */
export function JudgingPart() {
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
