import { SelectField } from '@rainbow-rabbit/parts/fields';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { clockAt, ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  cancelRound,
  changeRound,
  type LeagueSeason,
  type ProcessPlace,
  readAllRounds,
} from '@rainbow-rabbit/processes/community/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { shownTitle } from '../board/domain/board-name';
import { ReadingState } from '../live/reading-state';
import { ActForm, type StaffActForm, type StaffText } from './act-form';
import { type Span, spanFields, spanOf, wrongTimes } from './span-fields';
import styles from './staff-forms.module.css';
import { useCommunityStaffMessages } from './staff-messages';

interface RoundFormsProps {
  community: ProcessPlace;
  onActed?: (() => void) | undefined;
}

/** The interval at which the rounds of the forms are read again. */
const everyMs = 60_000;

/** The forms that change and cancel a round, of those that have not ended. */
export function RoundForms({ community, onActed }: RoundFormsProps) {
  const t = useCommunityStaffMessages();
  const { reading, refresh } = useReading({
    key: 'staff rounds',
    everyMs: useWakingInterval(everyMs),
    read: (options) => readAllRounds(community, options),
  });
  const [picked, setPicked] = useState('');
  const all = valueOf(reading) ?? [];
  const isPicked = ({ number }: { number: number }) => String(number) === picked;
  // The picked one stays after it was cancelled, so that its form can say so.
  const rounds = all.filter(
    (round) => round.state === 'waiting' || round.state === 'open' || isPicked(round),
  );
  const round = rounds.find(isPicked);
  const acted = () => {
    void refresh();
    onActed?.();
  };
  return (
    <>
      <ReadingState reading={reading} refresh={() => void refresh()} />
      {rounds.length > 0 && (
        <section className={styles.rounds}>
          <h3>{t('staff.rounds')}</h3>
          <SelectField
            label={t('staff.field.round')}
            value={picked}
            options={[
              { value: '', label: t('staff.field.round.pick') },
              ...rounds.map(({ number, title }) => ({
                value: String(number),
                label: `${number} · ${shownTitle(title)}`,
              })),
            ]}
            onChoose={setPicked}
          />
          {round &&
            [changeRoundForm(community, t, round) as StaffActForm, cancelRoundForm(community, t, round)].map(
              (act) => <ActForm key={`${round.number} ${act.title}`} act={act} onActed={acted} />,
            )}
        </section>
      )}
    </>
  );
}

/** A round of the season that goes on. */
type SeasonRound = LeagueSeason['rounds'][number];

/** Returns the form that changes a round: all of it until it begins, then its title. */
function changeRoundForm(community: ProcessPlace, t: StaffText, round: SeasonRound): StaffActForm<Span> {
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
const cancelRoundForm = (
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
