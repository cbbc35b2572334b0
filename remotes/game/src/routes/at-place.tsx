import { Navigate } from '@rainbow-rabbit/shared/router';
import { Suspense } from 'react';
import { GameFrame } from '../frame/game-frame';
import { WaitingScreen } from '../frame/waiting-screen';
import { useJourney } from '../journey/use-journey';
import { whereabouts } from '../journey/whereabouts.domain';
import type { Place } from '../places/places';
import { usePaths } from '../places/use-paths';
import { screens } from './screens';

/**
 * Shows the screen of a path, or the step that has to come first: at once, while the address follows, so that no empty page
 * comes between.
 */
export function AtPlace({ wanted }: { wanted: Place }) {
  const place = whereabouts(wanted, useJourney());
  const pathTo = usePaths();
  if (place === 'waiting') {
    return (
      <GameFrame place={wanted}>
        <WaitingScreen />
      </GameFrame>
    );
  }
  const Screen = screens[place];
  return (
    <GameFrame place={place}>
      {place !== wanted && <Navigate to={pathTo(place)} replace />}
      <Suspense fallback={<WaitingScreen />}>
        <Screen />
      </Suspense>
    </GameFrame>
  );
}
