import { SelectField, TextArea } from '@rainbow-rabbit/parts/fields';
import { clockAt, clockInstant, knownZone, zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import type { MeetUp, MeetUpDraft } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Checkbox, TextField } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useEditorMessages } from '../editor-messages';
import { EntryForm, useEntry } from '../entry-form';
import styles from '../entry-form.module.css';
import { type MeetUpFieldName, meetUpDraft, meetUpFields } from './meet-up-fields.domain';

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

/** The form of a meet-up, with its time on the clocks of its zone: that of the city, unless the organiser chooses another. */
export function MeetUpForm({ city, zone: cityZone, meetUp, onSave, onCancel }: MeetUpFormProps) {
  const t = useEditorMessages();
  const begun = meetUp?.zone ?? cityZone;
  const [zone, setZone] = useState(begun);
  const zones = useMemo(() => zoneNames([begun, cityZone]), [begun, cityZone]);
  const [isCancelled, setIsCancelled] = useState(meetUp?.cancelled === true);
  const { fields, field, form } = useEntry<MeetUpFieldName, { draft: MeetUpDraft }>({
    initial: () => meetUpFields(meetUp, (at) => clockAt(at, begun)),
    read: (read) => meetUpDraft(read, { city, zone, before: meetUp, isCancelled }),
    save: async ({ draft }) => {
      await onSave(draft);
      return [];
    },
    word: (name) => t(`edit.meet-up.${name}`),
  });
  const text = field('text');
  return (
    <EntryForm
      form={form}
      heading={meetUp ? <bdi>{meetUp.title}</bdi> : t('edit.meet-up.new')}
      failed={t('edit.meet-up.failed')}
      act={t(meetUp ? 'edit.meet-up.change' : 'edit.meet-up.add')}
      onCancel={onCancel}
    >
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
    </EntryForm>
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
