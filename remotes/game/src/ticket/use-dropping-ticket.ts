import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect } from 'react';
import { useGame } from '../session/game-context';
import { useStoredValue } from '../stored/stored-value';
import { useTicketStore } from './ticket-store';

/** Removes the ticket of this phone once its player is registered: it is used then, or good for somebody else. */
export function useDroppingTicket(): void {
  const { me } = useGame();
  const tickets = useTicketStore();
  const ticket = useStoredValue(tickets);
  const isRegistered = valueOf(me.reading)?.registered === true;
  useEffect(() => {
    if (isRegistered && ticket) tickets.clear();
  }, [isRegistered, ticket, tickets]);
}
