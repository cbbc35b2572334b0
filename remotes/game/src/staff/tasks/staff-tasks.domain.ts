import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** A thing that waits for the staff of an event. */
export type StaffTask =
  /** Scans that players dispute, scans of printed badges, and players who came after the envelopes were dealt. */
  | { kind: 'disputes' | 'badges' | 'late'; count: number }
  | { kind: 'judging' }
  /** Things without which nobody can win. */
  | { kind: 'question' | 'secret' | 'deal' };

/** Returns the things that wait for the staff, the most urgent first. */
export function staffTasks(info: EventInfo): readonly StaffTask[] {
  const { phase, question, keyDigest, draw, deal, reveal, winner, players } = info;
  const { disputesOpen = 0, printedPending = 0 } = info;
  const isOver = phase === 'ended';
  const isOn = phase === 'running' || phase === 'paused';
  const late = deal && !isOver && !reveal ? players - deal.count : 0;
  const tasks: readonly (StaffTask | false)[] = [
    reveal !== undefined && !winner && { kind: 'judging' },
    disputesOpen > 0 && { kind: 'disputes', count: disputesOpen },
    printedPending > 0 && { kind: 'badges', count: printedPending },
    !(isOver || question) && { kind: 'question' },
    !(isOver || (keyDigest && (draw || players > 0))) && { kind: 'secret' },
    isOn && !deal && { kind: 'deal' },
    late > 0 && { kind: 'late', count: late },
  ];
  return tasks.filter((task) => task !== false);
}
