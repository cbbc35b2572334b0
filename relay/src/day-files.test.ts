import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSecret, secretFileOf } from '@rainbow-rabbit/processes/sealing/client';
import { generateKeyfile } from '@rainbow-rabbit/shared/arweave';
import { openDayFiles } from './day-files';
import { createDayWallet } from './day-wallet';

let folder: string;
let eventFile: string;
let walletFile: string;
let said: string[];
const secret = makeSecret();
const say = (line: string) => said.push(line);

beforeEach(async () => {
  said = [];
  folder = await mkdtemp(path.join(tmpdir(), 'rr-day-files-'));
  [eventFile, walletFile] = [path.join(folder, 'event.json'), path.join(folder, 'wallet.json')];
  await writeFile(eventFile, secretFileOf(secret), { mode: 0o600 });
  await writeFile(walletFile, JSON.stringify(await generateKeyfile()), { mode: 0o600 });
});
afterEach(() => rm(folder, { recursive: true }));

it('lends the secret for one use, and has no more of it once the file is gone', async () => {
  const files = await openDayFiles({ eventFile, walletFile }, say);
  let lent: Uint8Array | undefined;
  await files.secret.lend((bytes) => {
    expect(bytes).toEqual(secret);
    lent = bytes;
  });
  expect(lent).toEqual(new Uint8Array(32));
  expect(said).toEqual([]);
  await rm(eventFile);
  await expect(files.secret.lend(() => true)).rejects.toThrow(`${eventFile} can't be read`);
});

it('says which file others on the machine may read', async () => {
  await chmod(walletFile, 0o644);
  await openDayFiles({ eventFile, walletFile }, say);
  expect(said).toEqual([`Others on this machine may read ${walletFile}: chmod 600 it.`]);
});

it('quotes nothing of a file of another kind', async () => {
  await writeFile(eventFile, '{"secret":"rose garden"}');
  await expect(openDayFiles({ eventFile, walletFile }, say)).rejects.toThrow(
    `${eventFile} can't be read, or is no event file.`,
  );
});

it('pays storage alone, up to 0.1 AR', async () => {
  const { wallet } = await openDayFiles({ eventFile, walletFile }, say);
  const { sign } = createDayWallet(wallet);
  const upload = (reward: string, rest = {}) =>
    sign({
      ...{ format: 2, last_tx: 'A'.repeat(64), target: '', quantity: '0', data_root: '', tags: [] },
      ...{ data_size: '1', data: Uint8Array.of(1), reward },
      ...rest,
    });
  await expect(upload('1', { target: 'A'.repeat(43), quantity: '1' })).rejects.toThrow('pays nobody');
  expect(await upload('60000000000')).toMatchObject({ reward: '60000000000', owner: expect.any(String) });
  await expect(upload('60000000000')).rejects.toThrow('more than 0.1 AR');
  await upload('40000000000');
});
