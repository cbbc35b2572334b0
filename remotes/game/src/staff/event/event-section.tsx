import { Card } from '@rainbow-rabbit/shared/ui';
import { ContactKeyCard } from '../contact-key/contact-key-card';
import { EventLinks } from '../links/event-links';
import { PhaseActs } from './phase-acts';
import { SettingsForm } from './settings-form';

/** Section: the event's phase, its settings, its contact key and its links. */
export function EventSection() {
  return (
    <>
      <Card tone="raised" rainbow>
        <PhaseActs />
      </Card>
      <SettingsForm />
      <ContactKeyCard />
      <EventLinks />
    </>
  );
}
