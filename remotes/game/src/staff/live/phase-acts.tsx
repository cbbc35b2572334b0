import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { endEvent, openEvent, pauseEvent, startEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useNow } from '../../reading/use-now';
import { useEventConsole } from '../session/use-event-console';
import { actsIn, mayOpen, type PhaseAct } from './acts-in.domain';
import styles from './phase-acts.module.css';

const minuteMs = 60_000;

const senders = { open: openEvent, start: startEvent, resume: startEvent, pause: pauseEvent, end: endEvent };
const reasons = {
  open: 'Registration opened',
  start: 'Game started',
  resume: 'Game resumed',
  pause: 'Game paused',
};

/** The phase of the event in words, and the acts that lead on from it: the next step is the large one. */
export function PhaseActs() {
  const { t, ask, rabbit, info } = useEventConsole();
  const mayEnd = info.phase === 'running' && info.endsAt !== undefined;
  const acts = actsIn(info, useNow(mayEnd ? minuteMs : undefined));
  const isJudging = info.reveal && !info.winner;
  const perform = (act: PhaseAct) =>
    ask({
      ...(act === 'end'
        ? weighedAct((word) => t(`staff.end.${word}`))
        : { reason: reasons[act], done: t(`staff.${act}.done`) }),
      send: (reason, options) => senders[act](rabbit, { reason }, options),
    });
  return (
    <div className={styles.acts}>
      <p>{t(`staff.phase.${isJudging ? 'judging' : info.phase}.text`)}</p>
      {acts.map((act, index) => (
        <Button
          key={act}
          variant={index > 0 || act === 'pause' ? 'secondary' : 'primary'}
          large={index === 0}
          wide
          disabled={act === 'open' && !mayOpen(info)}
          onClick={() => perform(act)}
        >
          {t(`staff.${act}.act`)}
        </Button>
      ))}
    </div>
  );
}
