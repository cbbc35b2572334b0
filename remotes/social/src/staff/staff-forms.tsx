import { useReadCities } from '@rainbow-rabbit/parts/cities/reading';
import { useAdmissionMessages } from '@rainbow-rabbit/parts/console/admission';
import { RunNote } from '@rainbow-rabbit/parts/console/desk';
import type { Pot } from '@rainbow-rabbit/processes/community/client';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { useCommunity } from '../community/use-community';
import { ActForm } from './act-form';
import { cityActs } from './city-acts';
import { claimActs } from './claim-acts';
import { CommunityTickets } from './community-tickets';
import { FlaggedList } from './flagged-list';
import { leagueActs } from './league-acts';
import { RoundForms } from './round-forms';
import styles from './staff-forms.module.css';
import { addCommunityStaffMessages, useCommunityStaffMessages } from './staff-messages';

export interface StaffFormsProps {
  /** The page at whose foot they are. */
  part: 'cities' | 'league' | 'claim';
  /** The pot, on the page of claims, once it is known. */
  pot?: Pot | undefined;
  /** Called after an act. */
  onActed?: () => void;
}

/** The acts of the staff that belong to a page. */
function StaffForms({ part, pot, onActed }: StaffFormsProps) {
  const t = useCommunityStaffMessages();
  const ofColours = useSharedMessages();
  const ofAdmission = useAdmissionMessages();
  const community = useCommunity();
  const cityName = useCityName();
  const city = useSearchParams()[0].get('city');
  const { refresh } = useReadCities();
  const cities = useKnownCities();
  const asked = cities.find(({ slug }) => slug === city)?.slug;
  const acts = {
    cities: community && cityActs(community, { t, ofColours, cityName, cities, asked }),
    league: community && leagueActs(community, t),
    claim:
      community &&
      claimActs(community, t, pot && { ...pot, admits: ofAdmission(`admission.${pot.admission.by}`) }),
  };
  return (
    <section className={styles.staff}>
      <h2>{t('staff.title')}</h2>
      <p>{t('staff.text')}</p>
      {community && <RunNote process={community.process} running={t('staff.running')} />}
      {part === 'cities' && community && <FlaggedList community={community} />}
      {acts[part]?.map((act) => (
        <ActForm
          key={act.title}
          act={act}
          onActed={() => {
            void refresh();
            onActed?.();
          }}
        />
      ))}
      {part === 'claim' && community && <CommunityTickets community={community} />}
      {part === 'league' && community && <RoundForms community={community} onActed={onActed} />}
    </section>
  );
}

/**
 * Returns the forms once their messages are there.
 * @throws AppError `i18n.unreachable`
 */
export async function loadStaffForms() {
  await addCommunityStaffMessages();
  return StaffForms;
}
