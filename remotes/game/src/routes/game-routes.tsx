import { useRoutes } from '@rainbow-rabbit/shared/router';
import { LastPlaceProvider } from '../frame/last-place';
import { places } from '../places/places';
import { useDroppingDraft } from '../register/draft-store';
import { RevealProvider } from '../reveal/reveal-context';
import { useDroppingTicket } from '../ticket/use-dropping-ticket';
import { AtPlace } from './at-place';
import { PlayerProvider } from './player-provider';
import { useScreensAhead } from './use-screens-ahead';

const routes = places.map((place) =>
  place === 'welcome'
    ? { index: true, element: <AtPlace wanted={place} /> }
    : { path: place, element: <AtPlace wanted={place} /> },
);

/** The inner screens of the game, each with a path of its own, so that back, forward and reload keep the place. */
export function GameRoutes() {
  useScreensAhead();
  useDroppingTicket();
  useDroppingDraft();
  const screen = useRoutes(routes);
  return (
    <LastPlaceProvider>
      <RevealProvider>
        <PlayerProvider>{screen}</PlayerProvider>
      </RevealProvider>
    </LastPlaceProvider>
  );
}
