import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { Place } from '../places/places';

/** The facts that decide where a player may be. */
export interface JourneyFacts {
  /**
   * `making`: this browser's own wallet, which the player has chosen. `failed`: the last attempt to connect has failed.
   */
  wallet: 'disconnected' | 'connecting' | 'making' | 'failed' | 'connected';
  /** True for a connected wallet that is lost with this browser, so that its keyfile is worth saving. */
  hasKeyfile: boolean;
  /** `unknown` until the ledger has answered. While the wallet is away, as last known for its address. */
  registration: 'unknown' | 'missing' | 'done';
  /** `unknown` until the process has answered. */
  phase: EventPhase | 'unknown';
  /** True when a rabbit's code was read that could not be sent yet. */
  hasKeptScan: boolean;
}

/** The screen to show, or `waiting` until the ledger has answered who the player is. */
export type Whereabouts = Place | 'waiting';

const forEverybody: readonly Place[] = ['leaderboard', 'ending', 'about'];
const beforeConnecting: readonly Place[] = ['welcome', 'wallet'];
const forPlayers: readonly Place[] = ['me', 'catches', 'scan', 'question'];

/**
 * Returns the screen for a player who wants to be at a place: the place itself where that is allowed, else the
 * next step that is missing. The order is wallet, registration, game.
 */
export function whereabouts(wanted: Place, facts: JourneyFacts): Whereabouts {
  if (forEverybody.includes(wanted) || mayFillIn(wanted, facts) || maySeeRabbit(wanted, facts)) return wanted;
  if (facts.wallet !== 'connected') {
    if (beforeConnecting.includes(wanted)) return wanted;
    if (facts.wallet === 'making') return newcomersPlace(facts);
    return facts.wallet === 'connecting' ? 'waiting' : 'welcome';
  }
  if (facts.registration === 'unknown') return 'waiting';
  if (wanted === 'keyfile' && facts.hasKeyfile) return wanted;
  if (facts.registration === 'missing') return newcomersPlace(facts);
  if (forPlayers.includes(wanted)) return wanted;
  return facts.hasKeptScan ? 'scan' : 'me';
}

/** Returns true for the own code of a known player: it needs no wallet, and is shown while the wallet is away. */
function maySeeRabbit(wanted: Place, { registration }: JourneyFacts): boolean {
  return wanted === 'me' && registration === 'done';
}

/**
 * Returns true while the form stays on the screen: nothing that a player types may be lost to a wallet that is still being
 * made, or to a ledger that has not answered.
 */
function mayFillIn(wanted: Place, { wallet, registration, phase }: JourneyFacts): boolean {
  const hasChosen = wallet === 'making' || wallet === 'failed' || wallet === 'connected';
  return wanted === 'register' && hasChosen && registration !== 'done' && canRegister(phase);
}

function newcomersPlace({ phase }: JourneyFacts): Whereabouts {
  if (phase === 'unknown') return 'waiting';
  return canRegister(phase) ? 'register' : 'welcome';
}

function canRegister(phase: JourneyFacts['phase']): boolean {
  return phase !== 'draft' && phase !== 'ended';
}
