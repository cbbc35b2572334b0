import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { endEvent, openEvent, pauseEvent, startEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { ButtonRow } from '../button-row';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { actsIn, lacksIn, type PhaseAct } from './domain/acts-in';
import styles from './phase-acts.module.css';

const senders = { open: openEvent, start: startEvent, resume: startEvent, pause: pauseEvent, end: endEvent };
const reasons = {
  open: 'Registration opened',
  start: 'Game started',
  resume: 'Game resumed',
  pause: 'Game paused',
};

/** The phase of the event in words, what it still lacks, and the acts that lead on from it. */
export function PhaseActs() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const lacks = lacksIn(info);
  const acts = actsIn(info.phase);
  const isJudging = info.reveal && !info.winner;
  const isLacking = (act: PhaseAct) => act === 'open' && lacks.some((lack) => lack !== 'tickets');
  return (
    <div className={styles.acts}>
      <p>{t(`staff.phase.${isJudging ? 'judging' : info.phase}.text`)}</p>
      {lacks.length > 0 && (
        <div>
          <p className={styles.lead}>{t('staff.lacks.title')}</p>
          <ul className={styles.lacks}>
            {lacks.map((lack) => (
              <li key={lack} className={styles.lack}>
                <Icon name="arrow-right" />
                {t(`staff.lacks.${lack}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {acts.length > 0 && (
        <ButtonRow>
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === 'end' || act === 'pause' ? 'secondary' : 'primary'}
              disabled={isLacking(act)}
              onClick={() =>
                ask({
                  ...(act === 'end'
                    ? weighedAct((word) => t(`staff.end.${word}`))
                    : { reason: reasons[act], done: t(`staff.${act}.done`) }),
                  send: (reason, options) => senders[act](rabbit, { reason }, options),
                })
              }
            >
              {t(`staff.${act}.act`)}
            </Button>
          ))}
        </ButtonRow>
      )}
    </div>
  );
}
