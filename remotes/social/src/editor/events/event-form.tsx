import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { clockAt } from '@rainbow-rabbit/parts/zone-time/domain';
import type { AnnouncedEvent } from '@rainbow-rabbit/processes/community/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import { useFaultFocus } from '../../use-fault-focus';
import { useEditorMessages } from '../editor-messages';
import styles from '../meet-ups/meet-up-form.module.css';
import {
  type AnnouncedFacts,
  announcedFacts,
  type EventFieldName,
  type EventFields,
  eventFields,
} from './event-fields.domain';

interface EventFormProps {
  city: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  /** The announced event that changes; undefined for a new one. */
  event: AnnouncedEvent | undefined;
  /** Sends the announcement with one approval. Returns false where the process is no event's. Rejects with an AppError. */
  onSave: (facts: AnnouncedFacts) => Promise<boolean>;
  onCancel: () => void;
}

type Saving = { status: 'idle' | 'sending' } | { status: 'failed'; error: unknown };

/** The form of an announced event: its link, and what its own process doesn't say. */
export function EventForm({ city, zone, event, onSave, onCancel }: EventFormProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { events: listed } = useNetwork();
  const [fields, setFields] = useState<EventFields>(() => eventFields(event, (at) => clockAt(at, zone)));
  const [faults, setFaults] = useState<ReadonlySet<EventFieldName>>(new Set());
  /** The link that led to no event. */
  const [lost, setLost] = useState<string>();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const form = useFaultFocus(faults);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list that the form was opened from is gone, with its focus.
  useEffect(() => heading.current?.focus(), []);

  const read = announcedFacts(fields, { city, zone, listed });
  /** A fault that was found stays until its field is right. */
  const isWrong = (name: EventFieldName) =>
    (name === 'event' && fields.event === lost) ||
    (faults.has(name) && 'faults' in read && read.faults.includes(name));

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (saving.status === 'sending') return;
    setFaults(new Set('faults' in read ? read.faults : []));
    if ('faults' in read) return;
    setSaving({ status: 'sending' });
    try {
      if (await onSave(read.facts)) return;
      setLost(fields.event);
      setFaults(new Set(['event']));
      setSaving({ status: 'idle' });
    } catch (error) {
      setSaving({ status: 'failed', error });
    }
  };
  const field = (name: EventFieldName) => ({
    label: t(`edit.event.${name}`),
    value: fields[name],
    error: isWrong(name) ? t(`edit.event.${name}-invalid`) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((all) => ({ ...all, [name]: target.value })),
  });
  const optional = t('edit.optional');
  return (
    <form ref={form} className={styles.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {event ? <bdi>{event.name}</bdi> : t('edit.event.new')}
      </h2>
      {!event && <TextField {...field('event')} hint={t('edit.event.event-hint')} inputMode="url" />}
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
      {saving.status === 'failed' && (
        <Notice tone="error" title={t('edit.event.failed')}>
          {errorText(saving.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={saving.status === 'sending'}>
          {t(event ? 'edit.event.change' : 'edit.event.add')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}
