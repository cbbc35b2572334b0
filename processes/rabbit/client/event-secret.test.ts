import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { importPrivateKey, makeSecret } from '../../sealing/client';
import {
  badgeSeedOf,
  checkKeyWords,
  drawKeysOf,
  eventContactKey,
  keyWordsOf,
  openAcknowledgement,
  sealAcknowledgement,
} from './index';

const counted = Uint8Array.from({ length: 32 }, (_, at) => at);

it('all of an event’s secrets follow from one', async () => {
  const [contact, draw, badges] = [
    await eventContactKey(counted),
    await drawKeysOf(counted),
    await badgeSeedOf(counted),
  ];
  expect({
    contactKey: toBase64Url(contact.publicKey),
    seed: toBase64Url(draw.seed),
    acknowledgementKey: toBase64Url(draw.acknowledgementKey),
    words: (await keyWordsOf(counted, 1)).join(' '),
    next: (await keyWordsOf(counted, 2)).join(' '),
    badges: toBase64Url(badges),
  }).toEqual({
    contactKey: 'BM7orV6HbgF9_-Dn9hIrfhtH0AwxtdLbxahLkEi85XtYKcEivLPKsk-bZ1buSt1jH18PqGO61gZBeYufmgQIfO0',
    seed: 'deA__pWMu5ZeRqa6m6B3Po5k49Rs9cxn0VA4_yXjUlQ',
    acknowledgementKey:
      'BHaGCDjYc_uLBbLkelPsLidsNfBJK3z6s1lGLbvCYQoU8s1L34WC-r7sk-w9PZ-fi_2j6Bns5GfMNWzH0v4vHLk',
    words: 'trophy save art scan error risk',
    next: 'long try anger drum typical choice',
    badges: '6zFDakHuo83uK5EXfobQy2OecpicABg_TwNxzxTbLMQ',
  });
});

it('words are a key, whatever its number', async () => {
  const secret = makeSecret();
  for (const number of [1, 2, 96]) {
    const words = await keyWordsOf(secret, number);
    expect(checkKeyWords(words)).toEqual({ status: 'ok', words });
  }
});

it('whoever has the seed of a draw opens the acknowledgements', async () => {
  const { seed, acknowledgementKey } = await drawKeysOf(makeSecret());
  const context = {
    process: `${'A'.repeat(42)}E` as ProcessId,
    address: `${'B'.repeat(42)}A` as Address,
    edition: 2,
  };
  const sealed = await sealAcknowledgement({ ...context, agreed: false, acknowledgementKey });
  const privateKey = await importPrivateKey({ privateKey: seed, publicKey: acknowledgementKey });
  await expect(openAcknowledgement({ ...context, sealed, privateKey })).resolves.toBe(false);
});
