import { maxChainLength } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { tokenPlace, type VerifiedValue } from './verified-value.domain';

const verified: VerifiedValue = { start: 100, length: 50, after: 103, slot: 120, value: new Uint8Array() };

describe('the relation of a token to a verified value', () => {
  it('is a number of hashes, from whichever is later', () => {
    expect(tokenPlace(verified, 125)).toEqual({ hashed: 'token', steps: 5 });
    expect(tokenPlace(verified, 120)).toEqual({ hashed: 'token', steps: 0 });
    expect(tokenPlace(verified, 104)).toEqual({ hashed: 'verified', steps: 16 });
  });

  it('is none outside of the slots of the chain', () => {
    expect(tokenPlace(verified, 103)).toBe('older-chain');
    expect(tokenPlace(verified, 150)).toEqual({ hashed: 'token', steps: 30 });
    expect(tokenPlace(verified, 151)).toBe('after-end');
  });

  it('never costs more hashes than the longest chain has, whatever the ledger seems to say', () => {
    const endless = { ...verified, length: 10 * maxChainLength };
    expect(tokenPlace(endless, 120 + maxChainLength)).toEqual({ hashed: 'token', steps: maxChainLength });
    expect(tokenPlace(endless, 121 + maxChainLength)).toBe('after-end');
  });
});
