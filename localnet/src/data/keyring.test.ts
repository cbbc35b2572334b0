import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeyring } from './keyring';

const folder = mkdtempSync(join(tmpdir(), 'keyring-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('keyrings that share a folder and need a key at once all have the one that is kept', async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, () => openKeyring(folder).contactKey('operator')));
  const kept = await openKeyring(folder).contactKey('operator');
  for (const key of keys) expect(key).toEqual(kept);
  expect(readdirSync(folder)).toEqual(['contact-operator.json']);
});

test('a keyring without a folder keeps a key as long as it is open', async () => {
  const keyring = openKeyring();
  expect(await keyring.contactKey('operator')).toEqual(await keyring.contactKey('operator'));
  expect(await openKeyring().contactKey('operator')).not.toEqual(await keyring.contactKey('operator'));
});
