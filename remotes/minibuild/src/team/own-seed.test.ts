import { AppError } from '@rainbow-rabbit/shared/errors';
import { ownSeed, withNewSeed } from './own-seed';

const place = { process: 'c', address: 'a' };
const signer = { signDataItem: async () => new Uint8Array() };
const ownOne = () => ownSeed(place.process, place.address);
beforeEach(() => localStorage.clear());

/** Makes a seed whose message is answered like this. */
const make = (isFirst: boolean, answer: () => Promise<void> = async () => undefined) =>
  withNewSeed({ ...place, isFirst, options: { signer } }, async (seed, { onState }) => {
    onState?.({ status: 'posted', signedAt: 1 });
    await answer();
    return seed;
  }).catch(() => undefined);
const refused = async () => {
  throw new AppError('team.name-taken');
};
const lost = async () => {
  throw new AppError('ao.no-reply', { params: { action: 'Mine' }, retryable: true });
};

test('a seed counts once its message is taken, and every one is new', async () => {
  const first = await make(true);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(ownOne()).toBe(first);
  const second = await make(false);
  expect(second).not.toBe(first);
  expect(ownOne()).toBe(second);
});

test('a refused message leaves the last seed, unless the team is another one', async () => {
  const first = await make(true);
  await make(false, refused);
  expect(ownOne()).toBe(first);
  await make(true, refused);
  expect(ownOne()).toBeUndefined();
});

test('after a lost answer no seed is told: it could be a dead one', async () => {
  await make(true);
  await make(false, lost);
  expect(ownOne()).toBeUndefined();
  const third = await make(false);
  expect(ownOne()).toBe(third);
});
