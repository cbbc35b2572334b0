import { maxChainLength, slotMs, slotsPerDay } from '@rainbow-rabbit/processes/rabbit/client';
import { chainLengthFor, chainStanding, chainToDeclare, keepChain } from './own-chains.domain';

const hourMs = 3_600_000;
const onLedger = (start: number) => ({ start, length: slotsPerDay, after: start });
const chain = (start: number, length = slotsPerDay) => ({ seed: `seed-${start}`, start, length });

describe('the chains of a rabbit', () => {
  it('last a day, or until an hour after the end, within what the process accepts', () => {
    expect(chainLengthFor(0)).toBe(slotsPerDay);
    expect(chainLengthFor(0, hourMs)).toBe(slotsPerDay);
    expect(chainLengthFor(0, 47 * hourMs)).toBe(2 * slotsPerDay);
    expect(chainLengthFor(0, 1000 * hourMs)).toBe(maxChainLength);
  });

  it('begin a little before the slot that is running', () => {
    const declared = chainToDeclare([], { now: 100 * slotMs + 5, newSeed: () => 'new' });
    expect(declared).toEqual({ seed: 'new', start: 96, length: slotsPerDay });
  });

  it('are declared once more as they are when the same slot is tried twice', () => {
    const declared = chainToDeclare([chain(96)], { now: 100 * slotMs + 5, newSeed: () => 'new' });
    expect(declared).toEqual(chain(96));
  });

  it('are kept, the last eight of them', () => {
    const chains = Array.from({ length: 12 }, (_, start) => chain(start)).reduce(keepChain, [chain(3)]);
    expect(chains.map(({ start }) => start)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('are ready when this phone has the one on the ledger', () => {
    expect(chainStanding([chain(10), chain(50)], onLedger(50), 51)).toEqual({
      status: 'ready',
      chain: chain(50),
    });
  });

  it('wait for the first slot that older chains leave to them, whatever this phone’s clock says', () => {
    const replaced = { start: 50, length: slotsPerDay, after: 56 };
    for (const slot of [20, 54, 56]) {
      expect(chainStanding([chain(50)], replaced, slot)).toEqual({
        status: 'starting',
        chain: chain(50),
        slot: 57,
      });
    }
    expect(chainStanding([chain(50)], replaced, 57).status).toBe('ready');
  });

  it('are used up after their last slot', () => {
    expect(chainStanding([chain(50)], onLedger(50), 50 + slotsPerDay - 1).status).toBe('ready');
    expect(chainStanding([chain(50)], onLedger(50), 50 + slotsPerDay).status).toBe('used-up');
  });

  it('distinguish a lost chain from one that another phone has replaced', () => {
    expect(chainStanding([], onLedger(50), 60).status).toBe('lost');
    expect(chainStanding([chain(90)], onLedger(50), 100).status).toBe('lost');
    expect(chainStanding([chain(10)], onLedger(50), 60).status).toBe('elsewhere');
  });
});
