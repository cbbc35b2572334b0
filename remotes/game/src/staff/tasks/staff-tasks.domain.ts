import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** A thing that waits for the staff of an event. */
export type StaffTask =
  /** Scans that players dispute, nicknames that they report, scans of printed badges, and players who came after the envelopes were dealt. */
  | { kind: 'disputes' | 'names' | 'badges' | 'late'; count: number }
  | { kind: 'judging' }
  /** Things without which nobody can register, or nobody can win. */
  | { kind: 'name' | 'slug' | 'tickets' | 'question' | 'deal' };

/** Returns the things that wait for the staff, the most urgent first; its secret is asked for by its card. */
export function staffTasks(info: EventInfo): readonly StaffTask[] {
  const { phase, name, slug, admission, tickets, question, deal, reveal, winner, players } = info;
  const { disputesOpen = 0, namesFlagged = 0, printedPending = 0 } = info;
  const isOver = phase === 'ended';
  const isOn = phase === 'running' || phase === 'paused';
  const late = deal && !isOver && !reveal ? players - deal.count : 0;
  const tasks: readonly (StaffTask | false)[] = [
    reveal !== undefined && !winner && { kind: 'judging' },
    disputesOpen > 0 && { kind: 'disputes', count: disputesOpen },
    namesFlagged > 0 && { kind: 'names', count: namesFlagged },
    printedPending > 0 && { kind: 'badges', count: printedPending },
    !name && { kind: 'name' },
    !slug && { kind: 'slug' },
    !isOver && admission === 'tickets' && tickets === 0 && { kind: 'tickets' },
    !(isOver || question) && { kind: 'question' },
    isOn && !deal && { kind: 'deal' },
    late > 0 && { kind: 'late', count: late },
  ];
  return tasks.filter((task) => task !== false);
}
