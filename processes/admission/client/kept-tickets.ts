import { parseTicket, type Ticket, ticketText } from './tickets';

/** The tickets that a browser keeps, one for each process. */
export interface KeptTickets {
  /** Returns the ticket that a link carries, else the kept one. */
  of: (process: string, carried: string | null) => Ticket | undefined;
  /** Keeps the ticket that a link carries; anything else changes nothing. */
  keep: (process: string, carried: string | null) => void;
  /** Drops the ticket of a process that has taken it. */
  drop: (process: string) => void;
}

const opened = (carried: string | null) => (carried === null ? undefined : parseTicket(carried));

/** Returns the tickets that a browser keeps for an area. Those that the storage doesn't take live as long as the page. */
export function keptTickets(area: string): KeptTickets {
  const unsaved = new Map<string, string>();
  const keyOf = (process: string) => `rainbow-rabbit.${area}.ticket.${process}`;
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key) ?? unsaved.get(key) ?? null;
    } catch {
      return unsaved.get(key) ?? null;
    }
  };
  return {
    of: (process, carried) => opened(carried) ?? opened(stored(keyOf(process))),
    keep(process, carried) {
      const ticket = opened(carried);
      if (!ticket) return;
      try {
        localStorage.setItem(keyOf(process), ticketText(ticket));
      } catch {
        unsaved.set(keyOf(process), ticketText(ticket));
      }
    },
    drop(process) {
      unsaved.delete(keyOf(process));
      try {
        localStorage.removeItem(keyOf(process));
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}
