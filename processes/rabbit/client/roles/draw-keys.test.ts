import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { acknowledgementPrivateKey, makeDrawKeys, openAcknowledgement, sealAcknowledgement } from '../index';

const context = {
  process: `${'A'.repeat(42)}E` as ProcessId,
  address: `${'B'.repeat(42)}A` as Address,
  edition: 2,
};

it('whoever has the seed of a draw opens the acknowledgements, by its public key', async () => {
  const keys = await makeDrawKeys();
  expect([keys.seed.length, keys.acknowledgementKey.length]).toEqual([32, 65]);
  const sealed = await sealAcknowledgement({ ...context, agreed: false, ...keys });
  const privateKey = await acknowledgementPrivateKey(keys);
  await expect(openAcknowledgement({ ...context, sealed, privateKey })).resolves.toBe(false);
});

it('a public key of another seed opens nothing', async () => {
  const [own, other] = [await makeDrawKeys(), await makeDrawKeys()];
  await expect(
    acknowledgementPrivateKey({ seed: own.seed, acknowledgementKey: other.acknowledgementKey }),
  ).rejects.toThrow(DOMException);
});
