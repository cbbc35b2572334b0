import { carriedProcess, type EventEntry, useNetwork } from '@rainbow-rabbit/shared/network';
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
  const { events } = useNetwork();
  const event: EventEntry | undefined = events.find((entry) => entry.slug === slug);
  const process = carriedProcess(search);
  // No link takes the place of a listed event.
  const isOther =
    process !== undefined && process !== event?.process && (!event || event.isUnlisted === true);
  if (isOther) return <OpenedEvent key={process} slug={slug} process={process} />;
  if (!event) return <UnknownEvent slug={slug} />;
  return (
    <GameProvider key={event.process} event={event}>
      <OpenedTicket>
        <GameRoutes />
      </OpenedTicket>
    </GameProvider>
  );
}
