import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { useTask } from '@rainbow-rabbit/parts/task';
import { type JudgedEvent, readJudgedEvent, revealAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { PaymentCard } from '../prize/payment-card';
import { ReportCard } from '../prize/report-card';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { StandingCard } from './standing-card';

/** Section: the answers, the reveal of the key, the judging, the payment of the prize, and the report of points. */
export function AnswersSection() {
  const { keyDigest, answers, reveal } = useStaffEvent().info;
  return (
    <>
      <StandingCard />
      {keyDigest !== undefined && answers > 0 && !reveal && <RevealCard />}
      <PaymentCard />
      <ReportCard />
    </>
  );
}

/** Checks the answers with the event's key, and reveals it where no player's phone does. */
function RevealCard() {
  const event = useEventConsole();
  const { t, errorText } = event;
  const { task, run } = useTask<JudgedEvent>();
  return (
    <TitledCard title={t('staff.answers.reveal.title')} tone="raised">
      <p>{t('staff.answers.reveal.text')}</p>
      <WithSecret>
        {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
        {task.status === 'done' ? (
          <CheckedAnswers checked={task.value} />
        ) : (
          <div>
            <Button busy={task.status === 'running'} onClick={() => void run(() => readJudgedEvent(event))}>
              {t('staff.answers.reveal.check')}
            </Button>
          </div>
        )}
      </WithSecret>
    </TitledCard>
  );
}

/** The answers with the right key, and the reveal. */
function CheckedAnswers({ checked: { key, answers } }: { checked: JudgedEvent }) {
  const { t, ask, rabbit } = useEventConsole();
  const [first] = answers.right;
  const counted = t('staff.answers.reveal.right', { count: answers.right.length, total: answers.total });
  if (first === undefined) return <Notice title={counted}>{t('staff.answers.reveal.nobody')}</Notice>;
  const reveal = () => ask({ ...revealAct(rabbit, key, first.rabbit), done: t('staff.answers.reveal.done') });
  return (
    <>
      <p role="status">{counted}</p>
      <p>{t('staff.answers.reveal.effect')}</p>
      <div>
        <Button onClick={reveal}>{t('staff.answers.reveal.act')}</Button>
      </div>
    </>
  );
}
