import { SelectField, TextArea } from '@rainbow-rabbit/parts/fields';
import { clockAt, clockInstant, knownZone, zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import type { MeetUp, MeetUpDraft } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import { useFaultFocus } from '../../use-fault-focus';
import { useEditorMessages } from '../editor-messages';
import { type MeetUpFieldName, type MeetUpFields, meetUpDraft, meetUpFields } from './meet-up-fields.domain';
import styles from './meet-up-form.module.css';

interface MeetUpFormProps {
  city: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  /** The meet-up that changes; undefined for a new one. */
  meetUp?: MeetUp;
  /** Sends the meet-up with one approval. Rejects with an AppError. */
  onSave: (draft: MeetUpDraft) => Promise<void>;
  onCancel: () => void;
}

type Saving = { status: 'idle' | 'sending' } | { status: 'failed'; error: unknown };

/** The form of a meet-up, with its time on the clocks of its zone: that of the city, unless the organiser chooses another. */
export function MeetUpForm({ city, zone: cityZone, meetUp, onSave, onCancel }: MeetUpFormProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const begun = meetUp?.zone ?? cityZone;
  const [zone, setZone] = useState(begun);
  const zones = useMemo(() => zoneNames([begun, cityZone]), [begun, cityZone]);
  const [fields, setFields] = useState<MeetUpFields>(() => meetUpFields(meetUp, (at) => clockAt(at, begun)));
  const [isCancelled, setIsCancelled] = useState(meetUp?.cancelled === true);
  const [faults, setFaults] = useState<ReadonlySet<MeetUpFieldName>>(new Set());
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const form = useFaultFocus(faults);
  const heading = useRef<HTMLHeadingElement>(null);
  // The list that the form was opened from is gone, with its focus.
  useEffect(() => heading.current?.focus(), []);

  const read = meetUpDraft(fields, { city, zone, before: meetUp, isCancelled });
  /** A fault that was found stays until its field is right. */
  const isWrong = (name: MeetUpFieldName) =>
    faults.has(name) && 'faults' in read && read.faults.includes(name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.status === 'sending') return;
    setFaults(new Set('faults' in read ? read.faults : []));
    if ('faults' in read) return;
    setSaving({ status: 'sending' });
    try {
      await onSave(read.draft);
    } catch (error) {
      setSaving({ status: 'failed', error });
    }
  };
  const field = (name: MeetUpFieldName) => ({
    label: t(`edit.meet-up.${name}`),
    value: fields[name],
    error: isWrong(name) ? t(`edit.meet-up.${name}-invalid`) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((all) => ({ ...all, [name]: target.value })),
  });
  const text = field('text');
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {meetUp ? <bdi>{meetUp.title}</bdi> : t('edit.meet-up.new')}
      </h2>
      <TextField {...field('title')} />
      <TextField {...field('startsAt')} type="datetime-local" />
      <SelectField
        label={t('edit.meet-up.zone')}
        value={zone}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChoose={setZone}
      />
      <OwnTime wall={fields.startsAt} zone={zone} />
      <TextField {...field('minutes')} inputMode="numeric" hint={t('edit.meet-up.minutes-hint')} />
      <TextField {...field('place')} />
      <TextField {...field('mapUrl')} inputMode="url" optional={t('edit.optional')} placeholder="https://" />
      <TextField
        {...field('capacity')}
        inputMode="numeric"
        optional={t('edit.optional')}
        hint={t('edit.meet-up.capacity-hint')}
      />
      <TextArea
        {...text}
        rows={6}
        hint={t('edit.meet-up.text-hint')}
        onChange={(value) => text.onChange({ target: { value } })}
      />
      {meetUp && (
        <Checkbox
          label={t('edit.meet-up.cancelled')}
          hint={t('edit.meet-up.cancelled-hint')}
          checked={isCancelled}
          onChange={({ target }) => setIsCancelled(target.checked)}
        />
      )}
      {saving.status === 'failed' && (
        <Notice tone="error" title={t('edit.meet-up.failed')}>
          {errorText(saving.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={saving.status === 'sending'}>
          {t(meetUp ? 'edit.meet-up.change' : 'edit.meet-up.add')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The start on the clocks of this device, where they show another time. */
function OwnTime({ wall, zone }: { wall: string; zone: string }) {
  const t = useEditorMessages();
  const { iso } = useLocale();
  const at = clockInstant(wall, zone);
  if (at === undefined) return null;
  const inZone = (timeZone?: string) =>
    new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const own = inZone();
  return own === inZone(knownZone(zone)) ? null : (
    <p className={styles.small}>{t('edit.meet-up.your-time', { when: own })}</p>
  );
}
