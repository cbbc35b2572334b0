import type { Me, RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { registerOnce } from './register-once';
import { type RegisterParams, submitRegistration } from './submit-registration';

jest.mock('./submit-registration');

const address = 'Q'.repeat(43) as Address;
const fields = { nickname: 'Moss', email: 'moss@example.org', xUsername: '' };
const registered = { registered: true, rabbit: 7 } as Me;

const read = jest.fn<Promise<Me>, Parameters<RabbitClient['me']>>();
const register = () =>
  registerOnce(fields, { client: { me: read } as unknown as RabbitClient, address } as RegisterParams);

/** Lets a registration fail once it was posted. */
const refuseBy = (refusal: AppError) =>
  jest.mocked(submitRegistration).mockImplementation(async (_, { options }) => {
    options.onState?.({ status: 'posted', signedAt: 1 });
    throw refusal;
  });

beforeEach(() => read.mockReset());

describe('a registration whose answer was lost', () => {
  it.each([
    new AppError('player.exists'),
    new AppError('ticket.used'),
    new AppError('ao.unreachable', { retryable: true }),
  ])('has succeeded when the ledger knows the player after %s', async (refusal) => {
    refuseBy(refusal);
    read.mockResolvedValue(registered);
    await expect(register()).resolves.toBe(registered);
    expect(read).toHaveBeenCalledWith(address, { maxAgeMs: 0 });
  });

  it('has failed when the ledger does not know the player', async () => {
    const used = new AppError('ticket.used');
    refuseBy(used);
    read.mockResolvedValueOnce({ registered: false } as Me);
    await expect(register()).rejects.toBe(used);
  });

  it('is not taken for a refusal of the ticket while the ledger can not be read', async () => {
    refuseBy(new AppError('ticket.used'));
    read.mockRejectedValue(new AppError('ao.unreachable'));
    await expect(register()).rejects.toThrow('ao.unreachable');
  });

  it('does not ask the ledger after any other refusal', async () => {
    refuseBy(new AppError('ticket.unknown'));
    await expect(register()).rejects.toThrow('ticket.unknown');
    expect(read).not.toHaveBeenCalled();
  });
});
