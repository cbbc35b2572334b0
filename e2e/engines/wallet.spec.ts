import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { button } from './engine-phone';
import { test } from './test';

const passphrase = 'correct horse battery staple';

test('a wallet is locked by a passphrase, opens to nobody else, and gives its keyfile', async ({ phone }) => {
  await phone.open('#/about');
  await phone.tap(button('Connect wallet'));
  await phone.tap({ role: 'button', name: { pattern: '^QuickWallet' }, within: 'dialog' });
  await phone.tap({ role: 'button', name: { pattern: '^Connected wallet' } });
  await phone.tap({ text: 'Protect this wallet', within: 'dialog' });
  await phone.tap(button('Set a passphrase', 'dialog'));
  await phone.tap({ role: 'checkbox', name: { pattern: 'Go on without the keyfile' }, within: 'dialog' });
  await phone.fill('New passphrase', passphrase, 'dialog');
  await phone.fill('Repeat the passphrase', passphrase, 'dialog');
  await phone.tap(button('Protect the wallet', 'dialog'));
  await phone.see({ text: 'Locked: it asks for you before it signs.' });

  await phone.tap(button('Download QuickWallet Keyfile', 'dialog'));
  await phone.fill('Passphrase', 'not the right one', 'dialog');
  await phone.tap(button('Unlock', 'dialog'));
  await phone.see({ text: 'not the passphrase of this wallet' });
  expect(savedKey(phone.downloads)).toBeUndefined();
  await phone.fill('Passphrase', passphrase, 'dialog');
  await phone.tap(button('Unlock', 'dialog'));
  await expect.poll(() => savedKey(phone.downloads)).toMatchObject({ kty: 'RSA', e: 'AQAB' });
  await phone.tap(button('I have it', 'dialog'));
  await phone.seeNo(button('I have it', 'dialog'));
});

/** Returns the key in the file that the browser saved, once it is whole. */
function savedKey(folder: string): unknown {
  const file = readdirSync(folder).find((name) => /^quick-wallet.*\.json$/.test(name));
  try {
    return file && JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return undefined; // It is still being written.
  }
}
