import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { Place } from '../../places/places';

/** The facts that decide where a player may be. */
export interface JourneyFacts {
  wallet: 'disconnected' | 'connecting' | 'connected';
  /** `none`: the wallet is not lost with this browser; else, `asked` once its owner was asked to save the keyfile. */
  keyfile: 'none' | 'due' | 'asked';
  /** `unknown` until the ledger has answered. */
  registration: 'unknown' | 'missing' | 'done';
  /** `unknown` until the process has answered. */
  phase: EventPhase | 'unknown';
  /** True when a rabbit's code was read that could not be sent yet. */
  hasKeptScan: boolean;
}

/** The screen to show, or `waiting` until the ledger has answered who the player is. */
export type Whereabouts = Place | 'waiting';

const forEverybody: readonly Place[] = ['leaderboard', 'about'];
const beforeConnecting: readonly Place[] = ['welcome', 'wallet'];
const forPlayers: readonly Place[] = ['me', 'scan'];

/**
 * Returns the screen for a player who wants to be at a place: the place itself where that is allowed, else the
 * next step that is missing. The order is wallet, keyfile, registration, game.
 */
export function whereabouts(wanted: Place, facts: JourneyFacts): Whereabouts {
  if (forEverybody.includes(wanted)) return wanted;
  if (facts.wallet === 'disconnected') return beforeConnecting.includes(wanted) ? wanted : 'welcome';
  if (facts.wallet === 'connecting') return beforeConnecting.includes(wanted) ? wanted : 'waiting';
  if (facts.registration === 'unknown') return 'waiting';
  if (facts.registration === 'missing') return newcomersPlace(wanted, facts);
  if (forPlayers.includes(wanted) || mayKeepKeyfile(wanted, facts)) return wanted;
  return facts.hasKeptScan ? 'scan' : 'me';
}

function newcomersPlace(wanted: Place, facts: JourneyFacts): Whereabouts {
  if (facts.phase === 'unknown') return 'waiting';
  const canRegister = facts.phase !== 'draft' && facts.phase !== 'ended';
  if (!canRegister) return 'welcome';
  return facts.keyfile === 'due' || mayKeepKeyfile(wanted, facts) ? 'keyfile' : 'register';
}

function mayKeepKeyfile(wanted: Place, { keyfile }: JourneyFacts): boolean {
  return wanted === 'keyfile' && keyfile !== 'none';
}
