import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import { shownName } from '../board/domain/shown-name';

/** The names of a city's organisers; one who has none is shown by the address, shortened. */
export function OrganiserNames({ page: { organisers, names } }: { page: CityPage }) {
  return (
    <ul>
      {organisers.map((address) => (
        <li key={address}>
          <bdi title={address}>{shownName({ name: names?.[address], address })}</bdi>
        </li>
      ))}
    </ul>
  );
}
