import { type Player, rabbitColours } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { CountedScan } from './scan-step';

/**
 * Returns a player after a scan that counted, as the ledger shows it: a new colour has its place in the rainbow's order. A player of a
 * later time than the scan's stays as they are.
 */
export function withCountedScan(player: Player, scan: CountedScan): Player {
  const { outcome, rabbit, nickname, colour, slot, printed, block, at } = scan;
  if (at <= player.at) return player;
  if (outcome !== 'collected') return { ...player, at };
  const row = { colour, rabbit, nickname, slot, at, status: 'pending' as const, ...(printed && { printed }) };
  const others = player.collected.filter((other) => other.colour !== colour);
  const placeOf = (of: Player['collected'][number]) => rabbitColours.indexOf(of.colour);
  const collected = [...others, row].toSorted((one, other) => placeOf(one) - placeOf(other));
  const complete = collected.length === rabbitColours.length;
  return { ...player, at, collected, complete, ...(block !== undefined && { block }) };
}
