import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useReadCities } from '@rainbow-rabbit/parts/cities/reading';
import { MissingPage } from '@rainbow-rabbit/shared/area';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { LedgerState } from '../live/ledger-state';
import { NoArcadeNote } from '../process/no-arcade-note';

interface AddedCityProps {
  /** Title of the page before its city is known. */
  title: string;
  /** Draws the page of a city. */
  children: (city: string) => ReactNode;
}

/**
 * A page of a city that the community added, by the slug in its route. A slug that no city has is a missing page, once the
 * community has answered.
 */
export function AddedCity({ title, children }: AddedCityProps) {
  const { city = '' } = useParams();
  const { community } = useNetwork();
  const { reading, refresh } = useReadCities();
  const look = useCityLooks().find(({ slug }) => slug === city);
  if (look && !look.hidden) return children(city);
  if (community && reading.status === 'current') return <MissingPage />;
  return (
    <Page title={title}>
      {community ? <LedgerState reading={reading} refresh={refresh} /> : <NoArcadeNote />}
    </Page>
  );
}
