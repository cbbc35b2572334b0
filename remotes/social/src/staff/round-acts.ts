import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { clockAt, ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  cancelRound,
  changeRound,
  type LeagueSeason,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { shownTitle } from '../board/domain/board-name';
import type { StaffActForm, StaffText } from './act-form';
import { type Span, spanFields, spanOf, wrongTimes } from './span-fields';

/** A round of the season that goes on. */
export type SeasonRound = LeagueSeason['rounds'][number];

/** Returns the form that changes a round: all of it until it begins, then its title. */
export function changeRoundForm(
  community: ProcessPlace,
  t: StaffText,
  round: SeasonRound,
): StaffActForm<Span> {
  const { number, title, startsAt, endsAt } = round;
  const isWaiting = round.state === 'waiting';
  const start = { title, startsAt: clockAt(startsAt, ownZone()), endsAt: clockAt(endsAt, ownZone()) };
  const fields = spanFields(t);
  return {
    reason: 'Round changed',
    title: t('staff.change-round'),
    text: t(isWaiting ? 'staff.change-round.text' : 'staff.change-round.begun'),
    start,
    fields: isWaiting ? fields : fields.filter(({ kind }) => kind !== 'time'),
    wrong: (values) => (isWaiting ? wrongTimes(values) : []),
    send: (values, reason, signer) => {
      const span = spanOf(values);
      // A field has minutes only: what nobody has changed goes back to the millisecond.
      const isSame = (name: 'startsAt' | 'endsAt') => !isWaiting || values[name] === start[name];
      const times = {
        startsAt: isSame('startsAt') ? startsAt : span.startsAt,
        endsAt: isSame('endsAt') ? endsAt : span.endsAt,
      };
      return changeRound(community, { number, title: span.title, ...times, reason }, keptBy(signer));
    },
  };
}

/** Returns the form that cancels a round. */
export const cancelRoundForm = (
  community: ProcessPlace,
  t: StaffText,
  { number, title }: SeasonRound,
): StaffActForm => ({
  title: t('staff.cancel-round'),
  text: t('staff.cancel-round.sure', { title: shownTitle(title) }),
  start: {},
  fields: [],
  send: (_, reason, signer) => cancelRound(community, { number, reason }, { signer }),
});
