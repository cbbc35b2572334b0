import { makeKeyPair, sealContact } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { emailOf } from './email-of';

const place = { process: 'P'.repeat(43) as ProcessId, address: 'a'.repeat(43) as Address };

/** Opens what somebody sealed with a program of their own. */
async function opened(email: string): Promise<string | undefined> {
  const { publicKey, privateKey } = await makeKeyPair();
  const contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const sealed = toBase64Url(await sealContact({ ...place, email, contactKey }));
  return emailOf({ ...place, sealed, privateKey });
}

test('an e-mail address is opened', async () => {
  expect(await opened('ann+tag@example.org')).toBe('ann+tag@example.org');
});

test.each(['', 'ann', "a@b.pl;=cmd|' /C calc'!A0;", 'a@b.pl\n=1+1', 'a@b.pl, =1', '<img src=x>@b.pl'])(
  'a text that the form would have refused is no address: %j',
  async (text) => {
    expect(await opened(text)).toBeUndefined();
  },
);
