import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect } from 'react';
import { useGame } from '../session/game-context';
import { useTicketStore } from './ticket-store';

/** Removes the ticket of this phone once its player is registered: it is used then, or good for somebody else. */
export function useDroppingTicket(): void {
  const { me } = useGame();
  const tickets = useTicketStore();
  const ticket = useKeptValue(tickets);
  const isRegistered = valueOf(me.reading)?.registered === true;
  useEffect(() => {
    if (isRegistered && ticket) tickets.clear();
  }, [isRegistered, ticket, tickets]);
}
