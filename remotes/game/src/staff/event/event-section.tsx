import { Card } from '@rainbow-rabbit/shared/ui';
import { RecordedPayment } from '../prize/recorded-payment';
import { RehearsalCard } from '../rehearsal/rehearsal-card';
import { EventFileCard } from '../secret/event-file-card';
import { useIsRehearsal } from '../session/own-events';
import { useStaffEvent } from '../session/staff-event';
import { TasksCard } from '../tasks/tasks-card';
import { EventLinks } from './event-links';
import { PhaseActs } from './phase-acts';
import { SettingsForm } from './settings-form';

/** Section: the event's phase, its secret, its settings and its links. */
export function EventSection() {
  const { rabbit } = useStaffEvent();
  const isRehearsal = useIsRehearsal(rabbit.process);
  return (
    <>
      <Card tone="raised" rainbow>
        <PhaseActs />
      </Card>
      <TasksCard />
      <EventFileCard />
      {isRehearsal && <RehearsalCard />}
      <RecordedPayment />
      <SettingsForm />
      <EventLinks />
    </>
  );
}
