import { EventFileCard } from '../secret/event-file-card';
import { EventLinks } from './event-links';
import { SettingsForm } from './settings-form';

/** Section: the event's settings, its secret and its links. */
export function EventSection() {
  return (
    <>
      <SettingsForm />
      <EventFileCard />
      <EventLinks />
    </>
  );
}
