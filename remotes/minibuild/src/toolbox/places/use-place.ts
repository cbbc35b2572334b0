import { useNavigate, useSearchParams } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { placeOf, queryOf, type ToolboxPlace } from './domain/place';

/** Returns the place of the current link, and a function that goes to another. */
export function usePlace(): { place: ToolboxPlace; goTo: (place: ToolboxPlace) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(
    () => ({ place: placeOf(query), goTo: (place) => navigate({ search: queryOf(place) }) }),
    [query, navigate],
  );
}
