import { useLinkedEvent } from '@rainbow-rabbit/shared/network';
import { useLocation, useParams } from '@rainbow-rabbit/shared/router';
import { GameProvider } from '../session/game-provider';
import { GameRoutes } from './game-routes';
import { OpenedEvent } from './opened-event';
import { OpenedTicket } from './opened-ticket';
import { UnknownEvent } from './unknown-event';

/** `/rabbit/{slug}`: the game of one event, with all its inner screens. */
export function EventGame() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const linked = useLinkedEvent(slug, search);
  if (!linked.event) {
    const { process } = linked;
    return process ? (
      <OpenedEvent key={process} slug={slug} process={process} />
    ) : (
      <UnknownEvent slug={slug} />
    );
  }
  const { event } = linked;
  return (
    <GameProvider key={event.process} event={event}>
      <OpenedTicket>
        <GameRoutes />
      </OpenedTicket>
    </GameProvider>
  );
}
