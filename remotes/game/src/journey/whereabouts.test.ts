import { places } from '../places/places';
import { type JourneyFacts, whereabouts } from './whereabouts.domain';

const visitor: JourneyFacts = {
  wallet: 'disconnected',
  hasKeyfile: false,
  registration: 'unknown',
  phase: 'running',
  hasKeptScan: false,
};
const newcomer: JourneyFacts = {
  ...visitor,
  wallet: 'connected',
  registration: 'missing',
  hasKeyfile: true,
};
const player: JourneyFacts = { ...newcomer, registration: 'done' };

describe('where a player is', () => {
  it('lets everybody see the leaderboard and the about screen', () => {
    for (const facts of [visitor, newcomer, player]) {
      expect(whereabouts('leaderboard', facts)).toBe('leaderboard');
      expect(whereabouts('about', facts)).toBe('about');
    }
  });

  it('keeps a visitor without a wallet at the welcome screen and the wallet choice', () => {
    const seen = places.map((place) => whereabouts(place, visitor));
    expect(new Set(seen)).toEqual(new Set(['welcome', 'wallet', 'leaderboard', 'ending', 'about']));
    expect(whereabouts('wallet', visitor)).toBe('wallet');
    expect(whereabouts('me', visitor)).toBe('welcome');
  });

  it('waits while the wallet or the ledger has not answered', () => {
    expect(whereabouts('scan', { ...visitor, wallet: 'connecting' })).toBe('waiting');
    expect(whereabouts('wallet', { ...visitor, wallet: 'connecting' })).toBe('wallet');
    expect(whereabouts('me', { ...player, registration: 'unknown' })).toBe('waiting');
    expect(whereabouts('me', { ...newcomer, phase: 'unknown' })).toBe('waiting');
  });

  it('shows a known player the own rabbit while the wallet is away', () => {
    for (const wallet of ['connecting', 'disconnected'] as const) {
      expect(whereabouts('me', { ...player, wallet })).toBe('me');
      expect(whereabouts('scan', { ...player, wallet })).not.toBe('scan');
    }
  });

  it('shows a newcomer the registration, and the keyfile only when asked for', () => {
    expect(whereabouts('welcome', newcomer)).toBe('register');
    expect(whereabouts('me', newcomer)).toBe('register');
    expect(whereabouts('keyfile', newcomer)).toBe('keyfile');
    expect(whereabouts('keyfile', { ...newcomer, hasKeyfile: false })).toBe('register');
  });

  it.each([
    ['the wallet is made', { ...visitor, wallet: 'making' }],
    ['the wallet could not be made', { ...visitor, wallet: 'failed' }],
    ['the ledger is asked', { ...newcomer, registration: 'unknown' }],
    ['the process is asked', { ...newcomer, phase: 'unknown' }],
  ] as const)('shows the form while %s', (_, facts) => {
    expect(whereabouts('register', facts)).toBe('register');
  });

  it('leads back to the form while the wallet is made', () => {
    expect(whereabouts('me', { ...visitor, wallet: 'making' })).toBe('register');
    expect(whereabouts('wallet', { ...visitor, wallet: 'making' })).toBe('wallet');
  });

  it.each(['draft', 'ended'] as const)('offers no registration while the event is %s', (phase) => {
    expect(whereabouts('register', { ...newcomer, phase })).toBe('welcome');
    expect(whereabouts('register', { ...visitor, wallet: 'failed', phase })).toBe('welcome');
  });

  it('takes a registered player to the rabbit, or to the scan that waits', () => {
    expect(whereabouts('register', player)).toBe('me');
    expect(whereabouts('welcome', { ...player, hasKeptScan: true })).toBe('scan');
    expect(whereabouts('me', { ...player, hasKeptScan: true })).toBe('me');
    expect(whereabouts('keyfile', player)).toBe('keyfile');
    expect(whereabouts('keyfile', { ...player, hasKeyfile: false })).toBe('me');
  });
});
