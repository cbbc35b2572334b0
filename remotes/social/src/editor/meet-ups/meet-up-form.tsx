import { useFields } from '@rainbow-rabbit/parts/console/form';
import { clockInstant, knownZone, zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import type { MeetUp, MeetUpDraft } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMemo } from 'react';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import { EntryForm } from '../entry-form';
import { type MeetUpFieldName, meetUpDraft, meetUpFields } from './meet-up-fields.domain';

interface MeetUpFormProps {
  /** The meet-up that changes; undefined for a new one. */
  meetUp?: MeetUp;
  /** Sends the meet-up with one approval. Rejects with an AppError. */
  onSave: (draft: MeetUpDraft) => Promise<void>;
  onCancel: () => void;
}

/** The form of a meet-up, with its time on the clocks of its zone: that of the city, unless the organiser chooses another. */
export function MeetUpForm({ meetUp, onSave, onCancel }: MeetUpFormProps) {
  const { city, zone: cityZone } = useEditorPlace();
  const t = useEditorMessages();
  const { iso } = useLocale();
  const typed = useFields(() => meetUpFields(meetUp, cityZone));
  const { startsAt, zone } = typed.values;
  const begun = meetUp?.zone ?? cityZone;
  const zones = useMemo(() => zoneNames([begun, cityZone]), [begun, cityZone]);
  const read = meetUpDraft(typed.values, { city, before: meetUp });
  const faults = 'faults' in read ? read.faults : [];
  const own = ownTime(startsAt, zone, iso);
  const faultText = (name: (typeof faults)[number]) =>
    t(name === 'place' || name === 'startsAt' ? `edit.${name}-invalid` : `edit.meet-up.${name}-invalid`);
  const optional = t('edit.optional');
  const named = <Name extends MeetUpFieldName | 'zone' | 'cancelled'>(name: Name) => ({
    name,
    label: t(`edit.meet-up.${name}`),
  });
  return (
    <EntryForm
      typed={typed}
      fields={[
        named('title'),
        { ...named('startsAt'), kind: 'time', hint: own && t('edit.meet-up.your-time', { when: own }) },
        {
          ...named('zone'),
          kind: 'choice',
          options: zones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
        },
        { ...named('minutes'), kind: 'number', hint: t('edit.meet-up.minutes-hint') },
        named('place'),
        { ...named('mapUrl'), kind: 'url', optional, placeholder: 'https://' },
        { ...named('capacity'), kind: 'number', optional, hint: t('edit.meet-up.capacity-hint') },
        { ...named('text'), kind: 'area', rows: 6, hint: t('edit.meet-up.text-hint') },
        ...(meetUp
          ? [{ ...named('cancelled'), kind: 'check' as const, hint: t('edit.meet-up.cancelled-hint') }]
          : []),
      ]}
      faults={Object.fromEntries(faults.map((name) => [name, faultText(name)]))}
      heading={meetUp ? <bdi>{meetUp.title}</bdi> : t('edit.meet-up.new')}
      failed={t('edit.meet-up.failed')}
      act={t(meetUp ? 'edit.meet-up.change' : 'edit.meet-up.add')}
      onSave={async () => {
        if ('draft' in read) await onSave(read.draft);
      }}
      onCancel={onCancel}
    />
  );
}

/** Returns the start on the clocks of this device in words, where they show another time. */
function ownTime(wall: string, zone: string, iso: string): string | undefined {
  const at = clockInstant(wall, zone);
  if (at === undefined) return undefined;
  const inZone = (timeZone?: string) =>
    new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const own = inZone();
  return own === inZone(knownZone(zone)) ? undefined : own;
}
