import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { clockAt } from '@rainbow-rabbit/parts/zone-time/domain';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useEditorMessages } from '../editor-messages';
import { EntryForm, useEntry } from '../entry-form';
import styles from '../entry-form.module.css';
import {
  type AnnouncedFacts,
  announcedFacts,
  type EventFieldName,
  eventFields,
  type FirstFacts,
} from './event-fields.domain';

interface EventFormProps {
  city: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  /** The facts that it begins with, which have no name where the process is no event's; undefined for a new one. */
  event: FirstFacts | undefined;
  /** The name of the button that sends. */
  act: string;
  /** Sends the announcement with one approval. Returns the field of the link where its process is no event's. Rejects with an AppError. */
  onSave: (facts: AnnouncedFacts) => Promise<readonly EventFieldName[]>;
  onCancel: () => void;
}

/** The form of an announced event: its link, and what its own process doesn't say. */
export function EventForm({ city, zone, event, act, onSave, onCancel }: EventFormProps) {
  const t = useEditorMessages();
  const { events: listed } = useNetwork();
  const { field, form } = useEntry<EventFieldName, { facts: AnnouncedFacts }>({
    initial: () => eventFields(event, (at) => clockAt(at, zone)),
    read: (fields) => announcedFacts(fields, { city, zone, listed }),
    save: ({ facts }) => onSave(facts),
    word: (name) => t(`edit.event.${name}`),
  });
  const optional = t('edit.optional');
  return (
    <EntryForm
      form={form}
      heading={event?.name ? <bdi>{event.name}</bdi> : t('edit.event.new')}
      failed={t('edit.event.failed')}
      act={act}
      onCancel={onCancel}
    >
      {!event?.name && <TextField {...field('event')} hint={t('edit.event.event-hint')} inputMode="url" />}
      <TextField {...field('startsAt')} type="datetime-local" />
      <TextField {...field('endsAt')} type="datetime-local" />
      <TextField {...field('place')} optional={optional} />
      <TextField {...field('link')} optional={optional} inputMode="url" placeholder="https://" />
      <TextField {...field('follow')} optional={optional} autoCapitalize="none" />
      <FoldedPart label={t('edit.event.relay')} open={event?.relay !== undefined}>
        <div className={styles.form}>
          <TextField {...field('broker')} optional={optional} inputMode="url" placeholder="wss://" />
          <TextField {...field('key')} optional={optional} autoCapitalize="none" spellCheck={false} />
        </div>
      </FoldedPart>
    </EntryForm>
  );
}
