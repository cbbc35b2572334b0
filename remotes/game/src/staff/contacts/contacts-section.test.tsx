import { sealContact } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../../testing/section-stage';
import { ContactsSection } from './contacts-section';

const address = `${'P'.repeat(42)}A`;

async function keyFile() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const privateKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)));
  const jwk = JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));
  return { contactKey, jwk, text: JSON.stringify({ contactKey: toBase64Url(contactKey), privateKey }) };
}

const choose = (text: string) => {
  const file = { name: 'key.json', size: text.length, arrayBuffer: async () => utf8(text).buffer };
  fireEvent.change(screen.getByLabelText('Choose the contact key’s file'), { target: { files: [file] } });
};

const row = (rabbit: number, sealedContact: string) => ({
  rabbit,
  address,
  nickname: `Player ${rabbit}`,
  given: 0,
  sealedContact,
  roleKey: 'x',
});

it('opens the contacts with the key of the event, and says which are rubbish', async () => {
  const { contactKey, text, jwk } = await keyFile();
  const sealed = await sealContact({
    email: 'ann@example.org',
    contactKey,
    process: stageProcess,
    address: address as Address,
  });
  const rows = [row(1, toBase64Url(sealed)), row(2, toBase64Url(new Uint8Array(413)))];
  stageSection(<ContactsSection />, {
    info: { contactKey: toBase64Url(contactKey) },
    answers: { Contacts: { total: 2, rows, at: 1 } },
  });
  choose(text);
  expect(await seen('ann@example.org')).toBeTruthy();
  expect(screen.getByText(/^1 contact is not an email address/)).toBeTruthy();
  const secret = JSON.parse(text).privateKey;
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  fireEvent.click(screen.getByRole('button', { name: 'Close and forget' }));
  expect(screen.queryByText('ann@example.org')).toBeNull();
  choose(jwk);
  expect(await seen('ann@example.org')).toBeTruthy();
});

it.each([
  ['a file that is no key', '{"hello":1}', 'This file is not a contact key.'],
  [
    'a saved key that is damaged',
    '{"contactKey":"x","privateKey":"AAAA"}',
    'This file is not a contact key.',
  ],
  ['a file that is no JSON', 'secret', 'This file is not a contact key.'],
  [
    'a key that is damaged',
    '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}',
    'This file is not a contact key.',
  ],
])('refuses %s', async (_, text, words) => {
  stageSection(<ContactsSection />, { info: { contactKey: 'x' } });
  choose(text);
  expect(await seen(words)).toBeTruthy();
});

it('refuses the key of another event', async () => {
  const [own, other] = await Promise.all([keyFile(), keyFile()]);
  stageSection(<ContactsSection />, { info: { contactKey: toBase64Url(own.contactKey) } });
  choose(other.text);
  expect(await seen('This contact key belongs to another event.')).toBeTruthy();
});

it('says that there is no key yet', () => {
  stageSection(<ContactsSection />);
  expect(screen.getByText('This event has no contact key yet.')).toBeTruthy();
});
