import type { ActField, ActValues } from './act-form';
import type { useCommunityStaffMessages } from './staff-messages';
import { timeOfField } from './time-value';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** Returns the title and the times of a season or a round as the process takes them. */
export const spanOf = ({ startsAt = '', endsAt = '', title = '' }: ActValues) => ({
  title: title.trim(),
  startsAt: timeOfField(startsAt) ?? 0,
  endsAt: timeOfField(endsAt) ?? 0,
});

/** Returns the fields of a title and times, which begin with these values. */
export const spanFields = (
  t: StaffText,
  { title = '', startsAt = '', endsAt = '' }: ActValues = {},
): ActField[] => [
  { name: 'title', kind: 'text', label: t('staff.field.title'), start: title },
  {
    name: 'startsAt',
    kind: 'time',
    label: t('staff.field.starts'),
    hint: t('staff.field.zone'),
    start: startsAt,
  },
  { name: 'endsAt', kind: 'time', label: t('staff.field.ends'), hint: t('staff.field.zone'), start: endsAt },
];
