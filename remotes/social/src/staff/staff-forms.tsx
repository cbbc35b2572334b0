import type { Pot } from '@rainbow-rabbit/processes/community/client';
import { useCommunity } from '../community/use-community';
import { ActForm } from './act-form';
import { CommunityTickets } from './community-tickets';
import { RoundForms } from './round-forms';
import styles from './staff-forms.module.css';
import { addCommunityStaffMessages, useCommunityStaffMessages } from './staff-messages';
import { useCityActs } from './use-city-acts';
import { useClaimActs } from './use-claim-acts';
import { useLeagueActs } from './use-league-acts';

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
  const community = useCommunity();
  const acts = { cities: useCityActs(), league: useLeagueActs(), claim: useClaimActs(pot) };
  return (
    <section className={styles.staff}>
      <h2>{t('staff.title')}</h2>
      <p>{t('staff.text')}</p>
      {acts[part].map((act) => (
        <ActForm key={act.title} act={act} onActed={onActed} />
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
