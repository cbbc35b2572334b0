import { eventContactKey, sealContact } from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../testing/section-stage';
import { ContactsSection } from './contacts-section';

const address = `${'P'.repeat(42)}A`;

const row = (rabbit: number, sealedContact: string) => ({
  rabbit,
  address,
  nickname: `Player ${rabbit}`,
  given: 0,
  sealedContact,
  roleKey: 'x',
});

it('opens the contacts with the secret of the event, and says which are rubbish', async () => {
  const secret = makeSecret();
  const contactKey = (await eventContactKey(secret)).publicKey;
  const sealed = await sealContact({
    email: 'ann@example.org',
    contactKey,
    process: stageProcess,
    address: address as Address,
  });
  const rows = [row(1, toBase64Url(sealed)), row(2, toBase64Url(new Uint8Array(413)))];
  stageSection(<ContactsSection />, {
    secret,
    info: { contactKey: toBase64Url(contactKey) },
    answers: { Contacts: { total: 2, rows, at: 1 } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Open the addresses' }));
  expect(await seen('ann@example.org')).toBeTruthy();
  expect(screen.getByText(/^1 contact is not an email address/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close and forget' }));
  expect(screen.queryByText('ann@example.org')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open the addresses' }));
  expect(await seen('ann@example.org')).toBeTruthy();
});

it('says that there is no key yet', () => {
  stageSection(<ContactsSection />);
  expect(screen.getByText('This event has no secret yet, so nobody was asked for an address.')).toBeTruthy();
});
