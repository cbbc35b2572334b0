import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  cancelRound,
  changeRound,
  type LeagueSeason,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { shownTitle } from '../board/domain/board-name';
import type { StaffActForm } from './act-form';
import { spanFields, spanOf } from './span-fields';
import type { useCommunityStaffMessages } from './staff-messages';
import { fieldOfTime, wrongTimes } from './time-value';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** A round of the season that goes on. */
export type SeasonRound = LeagueSeason['rounds'][number];

/** Returns the form that changes a round: all of it until it begins, then its title. */
export function changeRoundForm(community: ProcessPlace, t: StaffText, round: SeasonRound): StaffActForm {
  const { number, title, startsAt, endsAt } = round;
  const isWaiting = round.state === 'waiting';
  const before = { title, startsAt: fieldOfTime(startsAt), endsAt: fieldOfTime(endsAt) };
  const fields = spanFields(t, before);
  return {
    title: t('staff.change-round'),
    text: t(isWaiting ? 'staff.change-round.text' : 'staff.change-round.begun'),
    fields: isWaiting ? fields : fields.filter(({ kind }) => kind !== 'time'),
    check: (values) => (isWaiting ? wrongTimes(values) : []),
    send: (values, reason, signer) => {
      const span = spanOf(values);
      // A field has minutes only: what nobody has changed goes back to the millisecond.
      const isSame = (name: 'startsAt' | 'endsAt') => !isWaiting || values[name] === before[name];
      const times = {
        startsAt: isSame('startsAt') ? startsAt : span.startsAt,
        endsAt: isSame('endsAt') ? endsAt : span.endsAt,
      };
      return changeRound(community, { number, title: span.title, ...times, reason }, keptBy(signer));
    },
  };
}

/** Returns the form that cancels a round, which asks once more before it sends. */
export function cancelRoundForm(
  community: ProcessPlace,
  t: StaffText,
  { number, title }: SeasonRound,
): StaffActForm {
  return {
    title: t('staff.cancel-round'),
    text: t('staff.cancel-round.text'),
    fields: [],
    confirm: {
      text: t('staff.cancel-round.sure', { title: shownTitle(title) }),
      yes: t('staff.cancel-round.yes'),
      no: t('staff.cancel-round.no'),
    },
    send: (_, reason, signer) => cancelRound(community, { number, reason }, { signer }),
  };
}
