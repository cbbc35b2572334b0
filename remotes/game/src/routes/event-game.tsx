import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useParams } from '@rainbow-rabbit/shared/router';
import { GameProvider } from '../session/game-provider';
import { GameRoutes } from './game-routes';
import { OpenedTicket } from './opened-ticket';
import { UnknownEvent } from './unknown-event';

/** `/rabbit/{slug}`: the game of one event, with all its inner screens. */
export function EventGame() {
  const { slug } = useParams();
  const { events } = useNetwork();
  const event = events.find((entry) => entry.slug === slug);
  if (!event) return <UnknownEvent slug={slug ?? ''} />;
  return (
    <GameProvider key={event.process} event={event}>
      <OpenedTicket>
        <GameRoutes />
      </OpenedTicket>
    </GameProvider>
  );
}
