import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMember, useMembership } from '../community/use-member';
import { OpenEditor } from '../editing/open-editor';
import { OrganiserNames } from '../editing/organiser-names';
import type { LiveCityPage } from '../editing/use-edited-city';
import { useMessages } from '../messages';
import styles from './city-screen.module.css';

interface CityOrganisersProps {
  /** Slug of the city. */
  city: string;
  live: LiveCityPage;
}

/** The people who run a city's community, as the ledger names them, and for the staff the ways to choose them. */
export function CityOrganisers({ city, live }: CityOrganisersProps) {
  const t = useMessages();
  const isStaff = useMembership()?.isStaff ?? false;
  const page = valueOf(live.reading);
  const hasOrganisers = page !== undefined && page.organisers.length > 0;
  if (!hasOrganisers && !isStaff) return null;
  return (
    <section className={styles.section}>
      <h2>{t('city.organisers')}</h2>
      {hasOrganisers && (
        <div className={styles.organisers}>
          <OrganiserNames page={page} />
        </div>
      )}
      {isStaff && <StaffWays city={city} live={live} />}
    </section>
  );
}

/** The ways of the staff, who edit no page unless they are its organisers, but choose who does. */
function StaffWays({ city, live: { edited } }: CityOrganisersProps) {
  const t = useMessages();
  const address = useMember()?.address;
  const isOrganiser = edited?.organisers.some((organiser) => organiser === address) ?? false;
  return (
    <>
      {edited && !isOrganiser && <p>{t('city.staff.no-organiser')}</p>}
      <div className={styles.ways}>
        {edited && (
          <OpenEditor edited={edited} part="organisers">
            {t('city.staff.organisers')}
          </OpenEditor>
        )}
        <ButtonLink to={`/social/about?city=${city}`} variant="secondary">
          {t('city.staff.forms')}
        </ButtonLink>
      </div>
    </>
  );
}
