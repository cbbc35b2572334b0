import { AppError } from '@rainbow-rabbit/shared/errors';
import { createGatewayReader } from '@rainbow-rabbit/shared/gateway';
import { findEntry } from './find-entry';

const url = 'https://gateway.example/';
const id = 'A'.repeat(43);
const bytes = Uint8Array.of(1, 2, 3);

/** A gateway that has only data under the id, as for items inside bundles. */
const rawGateway = {
  ...createGatewayReader({ url }),
  transaction: () => Promise.reject(new AppError('gateway.tx-not-found')),
  data: async () => ({ bytes, isProven: false }),
};

test('data without a record is found, and marked as data only', async () => {
  expect(await findEntry(id, rawGateway)).toEqual({ kind: 'data', bytes });
});

test('more than the preview limit is not fetched', async () => {
  const data = jest.fn(rawGateway.data);
  await findEntry(id, { ...rawGateway, data });
  expect(data).toHaveBeenCalledWith(id, 4 * 1024 ** 2);
});

test.each(['gateway.tx-unverified', 'gateway.tx-failed', 'http.unreachable'] as const)(
  'a record that fails with %s is not replaced by data without one',
  async (code) => {
    const gateway = { ...rawGateway, transaction: () => Promise.reject(new AppError(code)) };
    await expect(findEntry(id, gateway)).rejects.toMatchObject({ code });
  },
);
