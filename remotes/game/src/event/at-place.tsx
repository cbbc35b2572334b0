import { Navigate } from '@rainbow-rabbit/shared/router';
import { Suspense } from 'react';
import { type Place, whereabouts } from '../journey/place';
import { useJourney } from '../journey/use-journey';
import { usePaths } from '../journey/use-paths';
import { GameFrame } from './game-frame';
import { screens } from './screens';
import { WaitingScreen } from './waiting-screen';

/** Shows the screen a path names, or leads on to the step that has to come first. */
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
  if (place !== wanted) return <Navigate to={pathTo(place)} replace />;
  const Screen = screens[place];
  return (
    <GameFrame place={place}>
      <Suspense fallback={<WaitingScreen />}>
        <Screen />
      </Suspense>
    </GameFrame>
  );
}
