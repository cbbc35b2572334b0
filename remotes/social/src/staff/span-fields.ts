import type { TableField } from '@rainbow-rabbit/parts/console/form';
import { clockInstant, ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import type { StaffText } from './act-form';

/** The fields of a title and two points in time, on the clock of this device. */
export interface Span {
  title: string;
  startsAt: string;
  endsAt: string;
}

export const emptySpan: Span = { title: '', startsAt: '', endsAt: '' };

const timesOf = ({ startsAt, endsAt }: Span) => ({
  startsAt: clockInstant(startsAt, ownZone()),
  endsAt: clockInstant(endsAt, ownZone()),
});

/** Returns the title and the times of a season or a round as the process takes them. */
export function spanOf(span: Span) {
  const { startsAt = 0, endsAt = 0 } = timesOf(span);
  return { title: span.title.trim(), startsAt, endsAt };
}

/** Returns the names of the two times that can't be right. */
export function wrongTimes(span: Span): string[] {
  const { startsAt, endsAt } = timesOf(span);
  return [
    ...(startsAt === undefined ? ['startsAt'] : []),
    ...(endsAt === undefined || (startsAt !== undefined && endsAt <= startsAt) ? ['endsAt'] : []),
  ];
}

/** Returns the fields of a title and times. */
export const spanFields = <Values extends Span>(t: StaffText) =>
  [
    { name: 'title', label: t('staff.field.title') },
    { name: 'startsAt', kind: 'time', label: t('staff.field.starts'), hint: t('staff.field.zone') },
    { name: 'endsAt', kind: 'time', label: t('staff.field.ends'), hint: t('staff.field.zone') },
  ] as TableField<Values>[];
