import { Card } from '@rainbow-rabbit/shared/ui';
import { ContactKeyCard } from '../contact-key/contact-key-card';
import { RecordedPayment } from '../prize/recorded-payment';
import { RehearsalCard } from '../rehearsal/rehearsal-card';
import { useIsRehearsal } from '../session/own-events';
import { useStaffEvent } from '../session/staff-event';
import { TasksCard } from '../tasks/tasks-card';
import { EventLinks } from './event-links';
import { PhaseActs } from './phase-acts';
import { SettingsForm } from './settings-form';

/** Section: the event's phase, its settings, its contact key and its links. */
export function EventSection() {
  const { rabbit } = useStaffEvent();
  const isRehearsal = useIsRehearsal(rabbit.process);
  return (
    <>
      <Card tone="raised" rainbow>
        <PhaseActs />
      </Card>
      <TasksCard />
      {isRehearsal && <RehearsalCard />}
      <RecordedPayment />
      <SettingsForm />
      <ContactKeyCard />
      <EventLinks />
    </>
  );
}
