import { Fields, useFields } from '@rainbow-rabbit/parts/console/form';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { clockAt } from '@rainbow-rabbit/parts/zone-time/domain';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useState } from 'react';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import { EntryForm } from '../entry-form';
import styles from '../entry-form.module.css';
import {
  type AnnouncedFacts,
  announcedFacts,
  type EventFieldName,
  eventFields,
  type FirstFacts,
} from './event-fields.domain';

interface EventFormProps {
  /** The facts that it begins with, which have no name where the process is no event's; undefined for a new one. */
  event: FirstFacts | undefined;
  /** The name of the button that sends. */
  act: string;
  /** Sends the announcement with one approval. Returns false where the link's process is no event's. Rejects with an AppError. */
  onSave: (facts: AnnouncedFacts) => Promise<boolean>;
  onCancel: () => void;
}

/** The form of an announced event: its link, and what its own process doesn't say. */
export function EventForm({ event, act, onSave, onCancel }: EventFormProps) {
  const { city, zone } = useEditorPlace();
  const t = useEditorMessages();
  const { events: listed } = useNetwork();
  const typed = useFields(() => eventFields(event, (at) => clockAt(at, zone)));
  const [refused, setRefused] = useState<string>();
  const read = announcedFacts(typed.values, { city, zone, listed });
  const faults = 'faults' in read ? read.faults : [];
  const faultText = (name: (typeof faults)[number]) =>
    t(name === 'place' || name === 'startsAt' ? `edit.${name}-invalid` : `edit.event.${name}-invalid`);
  const optional = t('edit.optional');
  const named = <Name extends EventFieldName>(name: Name) => ({ name, label: t(`edit.event.${name}`) });
  return (
    <EntryForm
      typed={typed}
      fields={[
        ...(event?.name
          ? []
          : [{ ...named('event'), kind: 'url' as const, hint: t('edit.event.event-hint') }]),
        { ...named('startsAt'), kind: 'time' },
        { ...named('endsAt'), kind: 'time' },
        { ...named('place'), optional },
        { ...named('link'), kind: 'url', optional, placeholder: 'https://' },
        { ...named('follow'), kind: 'id', optional },
      ]}
      faults={Object.fromEntries(faults.map((name) => [name, faultText(name)]))}
      refused={{ event: typed.values.event === refused && t('edit.event.event-invalid') }}
      heading={event?.name ? <bdi>{event.name}</bdi> : t('edit.event.new')}
      failed={t('edit.event.failed')}
      act={act}
      onSave={async () => {
        if ('faults' in read || (await onSave(read.facts))) return;
        setRefused(typed.values.event);
        typed.look();
      }}
      onCancel={onCancel}
    >
      {(form) => (
        <FoldedPart label={t('edit.event.relay')} open={event?.relay !== undefined}>
          <div className={styles.entries}>
            <Fields
              of={form}
              fields={[
                { ...named('broker'), kind: 'url', optional, placeholder: 'wss://' },
                { ...named('key'), kind: 'id', optional },
              ]}
            />
          </div>
        </FoldedPart>
      )}
    </EntryForm>
  );
}
