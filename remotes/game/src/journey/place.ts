import type { EventPhase } from '../process/replies';

/** The inner screens of the game, each with a path of its own below `/rabbit/{slug}`. */
export const places = [
  'welcome',
  'wallet',
  'keyfile',
  'register',
  'me',
  'scan',
  'leaderboard',
  'about',
] as const;
export type Place = (typeof places)[number];

/** All that decides where a player may be. */
export interface JourneyFacts {
  wallet: 'disconnected' | 'connecting' | 'connected';
  /** Whether the wallet lives in this browser only, and whether its owner was asked to save its key file. */
  keyfile: 'none' | 'due' | 'asked';
  /** What the ledger says; `unknown` until it has answered. */
  registration: 'unknown' | 'missing' | 'done';
  /** `unknown` until the process has answered. */
  phase: EventPhase | 'unknown';
  /** Whether a rabbit's code was read that could not be sent yet. */
  hasPendingScan: boolean;
}

/** The screen to show, or `waiting` while the ledger has not said who the player is. */
export type Whereabouts = Place | 'waiting';

const forEverybody: readonly Place[] = ['leaderboard', 'about'];
const beforeConnecting: readonly Place[] = ['welcome', 'wallet'];
const forPlayers: readonly Place[] = ['me', 'scan'];

/**
 * Where a player who wants to be at a place is: the place itself where that is allowed, else the next
 * step that is missing. The order is wallet, key file, registration, game.
 */
export function whereabouts(wanted: Place, facts: JourneyFacts): Whereabouts {
  if (forEverybody.includes(wanted)) return wanted;
  if (facts.wallet === 'disconnected') return beforeConnecting.includes(wanted) ? wanted : 'welcome';
  if (facts.wallet === 'connecting') return beforeConnecting.includes(wanted) ? wanted : 'waiting';
  if (facts.registration === 'unknown') return 'waiting';
  if (facts.registration === 'missing') return newcomersPlace(wanted, facts);
  if (forPlayers.includes(wanted) || mayKeepKeyfile(wanted, facts)) return wanted;
  return facts.hasPendingScan ? 'scan' : 'me';
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
