import { SelectField } from '@rainbow-rabbit/parts/fields';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readAllRounds } from '@rainbow-rabbit/processes/community/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { shownTitle } from '../board/domain/board-name';
import { ReadingState } from '../live/reading-state';
import { ActForm, type StaffActForm } from './act-form';
import { cancelRoundForm, changeRoundForm } from './round-acts';
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
