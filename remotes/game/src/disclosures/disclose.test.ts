import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import { disclose } from './disclose';

const due = [
  { rabbit: 1 as RabbitId, slot: 100, token: 'AAAAAAAAAAAAAA' },
  { rabbit: 2 as RabbitId, slot: 101, token: 'AAAAAAAAAAAAAA' },
];
const options = { signer: { signDataItem: () => Promise.reject(new Error('not asked here')) } };
const refusing = (code: ErrorCode) => ({ disclose: () => Promise.reject(new AppError(code)) });

describe('disclosing tokens', () => {
  it('returns the outcome of each token', async () => {
    const outcomes = [{ rabbit: 1 as RabbitId, slot: 100, ok: true, confirmed: 1, struck: 0 }];
    await expect(disclose({ disclose: async () => outcomes }, due, options)).resolves.toBe(outcomes);
  });

  it.each(['disclosure.early', 'disclosure.wrong', 'rabbit.unknown'] as const)(
    'takes a refusal %s for the outcome of the first token',
    async (code) => {
      await expect(disclose(refusing(code), due, options)).resolves.toEqual([
        { rabbit: 1, slot: 100, ok: false, code, confirmed: 0, struck: 0 },
      ]);
    },
  );

  it.each(['message.malformed', 'wallet.declined', 'ao.unreachable'] as const)(
    'passes %s on',
    async (code) => {
      await expect(disclose(refusing(code), due, options)).rejects.toThrow(code);
    },
  );
});
