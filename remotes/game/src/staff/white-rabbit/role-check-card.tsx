import { Row, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { useTask } from '@rainbow-rabbit/parts/task';
import { type CheckedRole, readRole } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { OpenedAnswers } from './opened-answers';
import type { Sealing } from './use-sealing';

/** The White Rabbit now, by the event's secret: if the role is accepted, and the way to another one. */
export function RoleCheckCard({ sealing }: { sealing: Sealing }) {
  const event = useEventConsole();
  const { t, errorText } = event;
  const ofConsoles = useConsoleMessages();
  const { task, run, reset } = useTask<CheckedRole>();
  const isBusy = task.status === 'running';
  return (
    <TitledCard title={t('staff.role.check.title')} tone="raised">
      <p>{t('staff.role.check.text')}</p>
      {task.status === 'done' && <OpenedAnswers {...task.value} sealing={sealing} />}
      {isBusy && (
        <div role="status">
          <Row>
            <Spinner />
            {t('staff.role.check.reading')}
          </Row>
        </div>
      )}
      {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
      <Row>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(() => readRole(event))}>
          {t('staff.role.check.act')}
        </Button>
        {task.status === 'done' && (
          <Button variant="quiet" onClick={reset}>
            {ofConsoles('contacts.close')}
          </Button>
        )}
      </Row>
    </TitledCard>
  );
}
