import { places } from '../../places/places';
import { type JourneyFacts, whereabouts } from './whereabouts';

const visitor: JourneyFacts = {
  wallet: 'disconnected',
  keyfile: 'none',
  registration: 'unknown',
  phase: 'running',
  hasKeptScan: false,
};
const newcomer: JourneyFacts = {
  ...visitor,
  wallet: 'connected',
  registration: 'missing',
  keyfile: 'due',
};
const player: JourneyFacts = { ...newcomer, registration: 'done', keyfile: 'asked' };

describe('where a player is', () => {
  it('lets everybody see the leaderboard and the about screen', () => {
    for (const facts of [visitor, newcomer, player]) {
      expect(whereabouts('leaderboard', facts)).toBe('leaderboard');
      expect(whereabouts('about', facts)).toBe('about');
    }
  });

  it('keeps a visitor without a wallet at the welcome screen and the wallet choice', () => {
    const seen = places.map((place) => whereabouts(place, visitor));
    expect(new Set(seen)).toEqual(new Set(['welcome', 'wallet', 'leaderboard', 'about']));
    expect(whereabouts('wallet', visitor)).toBe('wallet');
    expect(whereabouts('me', visitor)).toBe('welcome');
  });

  it('waits while the wallet or the ledger has not answered', () => {
    expect(whereabouts('scan', { ...visitor, wallet: 'connecting' })).toBe('waiting');
    expect(whereabouts('wallet', { ...visitor, wallet: 'connecting' })).toBe('wallet');
    expect(whereabouts('me', { ...player, registration: 'unknown' })).toBe('waiting');
    expect(whereabouts('me', { ...newcomer, phase: 'unknown' })).toBe('waiting');
  });

  it('shows a newcomer the keyfile first and registration next', () => {
    expect(whereabouts('welcome', newcomer)).toBe('keyfile');
    expect(whereabouts('me', { ...newcomer, keyfile: 'asked' })).toBe('register');
    expect(whereabouts('keyfile', { ...newcomer, keyfile: 'asked' })).toBe('keyfile');
  });

  it.each(['draft', 'ended'] as const)('offers no registration while the event is %s', (phase) => {
    expect(whereabouts('register', { ...newcomer, phase })).toBe('welcome');
  });

  it('takes a registered player to the rabbit, or to the scan that waits', () => {
    expect(whereabouts('register', player)).toBe('me');
    expect(whereabouts('welcome', { ...player, hasKeptScan: true })).toBe('scan');
    expect(whereabouts('me', { ...player, hasKeptScan: true })).toBe('me');
    expect(whereabouts('keyfile', player)).toBe('keyfile');
    expect(whereabouts('keyfile', { ...player, keyfile: 'none' })).toBe('me');
  });
});
