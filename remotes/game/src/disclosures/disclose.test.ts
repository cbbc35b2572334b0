import { createRabbitClient, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { disclose } from './disclose';

const due = [
  { rabbit: 1 as RabbitId, slot: 100, token: 'AAAAAAAAAAAAAA' },
  { rabbit: 2 as RabbitId, slot: 101, token: 'AAAAAAAAAAAAAA' },
];
const address = 'a'.repeat(43) as Address;
const outcomes = [{ rabbit: 1 as RabbitId, slot: 100, ok: true, confirmed: 1, struck: 0 }];

/** Discloses to a process that refuses with this code, or by a network or wallet that fails with one. */
function discloseTo({ refusal, failure }: { refusal?: string; failure?: AppError } = {}) {
  const ao = memoryAo({
    answer() {
      if (refusal) return { Messages: [], Error: `rr:${refusal}` };
      const Data = JSON.stringify({ disclosed: outcomes, at: 1 });
      return { Messages: [{ Target: address, Tags: [{ name: 'Action', value: 'Disclosed' }], Data }] };
    },
  });
  const signDataItem = async () => {
    if (failure) throw failure;
    return new Uint8Array();
  };
  const client = createRabbitClient(ao, 'p'.repeat(43) as ProcessId);
  return disclose(client, due, { signer: { address, signDataItem } });
}

describe('disclosing tokens', () => {
  it('returns the outcome of each token', async () => {
    await expect(discloseTo()).resolves.toEqual(outcomes);
  });

  it.each(['disclosure.early', 'disclosure.wrong', 'rabbit.unknown'] as const)(
    'takes a refusal %s for the outcome of the first token',
    async (code) => {
      await expect(discloseTo({ refusal: code })).resolves.toEqual([
        { rabbit: 1, slot: 100, ok: false, code, confirmed: 0, struck: 0 },
      ]);
    },
  );

  it('passes other failures on', async () => {
    await expect(discloseTo({ refusal: 'message.malformed' })).rejects.toThrow('message.malformed');
    for (const code of ['wallet.declined', 'ao.unreachable'] as const) {
      await expect(discloseTo({ failure: new AppError(code) })).rejects.toThrow(code);
    }
  });
});
