/**
 * Measures the cost of signing a scan with QuickWallet as a multiple of the WebCrypto signature alone: both in
 * turn, in one run. Run: `npm run bench -- sign [rounds]`.
 */
import { generateKeyfile, rsaPss, saltLength, signingKeyOf } from '@rainbow-rabbit/shared/arweave';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { judge, type Limit } from './judging/judge';
import { median } from './judging/median';
import { msOf } from './judging/ms-of';
import { howMany } from './judging/small';

/** Measured between 1.2 and 1.4, by how busy the machine is. */
const signLimit: Limit = {
  name: 'scan signed by QuickWallet',
  unit: 'times the bare signature',
  atMost: 1.5,
  reason: 'hashing, reading the account and checking the result may take half of a signature at most',
};

const rounds = Number(process.argv[2] ?? howMany(300, 3));
const warmUpRounds = howMany(30, 1);

/** Node has no local storage, where QuickWallet keeps its account, and no address: it makes none at some hosts. */
const stored = new Map<string, string>();
Object.assign(globalThis, {
  location: new URL('http://localhost/'),
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

/** A message of the length of a real scan with one disclosure. */
const scan = {
  target: 'A'.repeat(43),
  tags: [
    { name: 'Data-Protocol', value: 'ao' },
    { name: 'Variant', value: 'ao.TN.1' },
    { name: 'Type', value: 'Message' },
    { name: 'Action', value: 'Scan' },
  ],
  data: JSON.stringify({
    rabbit: 123,
    slot: 58_333_400,
    claim: 'c'.repeat(43),
    disclosures: [{ rabbit: 45, slot: 58_333_300, token: 't'.repeat(14) }],
  }),
};

async function openQuickWallet() {
  const create = await descriptorOf('QuickWallet').load();
  const wallet = create({
    approve: () => Promise.resolve(true),
    unlock: () => Promise.reject(new Error('the wallet is not locked')),
    showPairing: () => undefined,
    network: { gateways: ['https://arweave.net/'], wallets: {} },
  });
  await wallet.connect();
  return wallet;
}

const wallet = await openQuickWallet();
const key = await signingKeyOf(await generateKeyfile());
const hash = crypto.getRandomValues(new Uint8Array(48));
const bare: number[] = [];
const whole: number[] = [];
for (let round = -warmUpRounds; round < rounds; round += 1) {
  const bareMs = await msOf(() => crypto.subtle.sign({ ...rsaPss, saltLength }, key, hash));
  const wholeMs = await msOf(() => wallet.signDataItem(scan));
  if (round < 0) continue;
  bare.push(bareMs);
  whole.push(wholeMs);
}
console.log(`bare signature              ${median(bare).toFixed(2)} ms`);
console.log(`scan signed by QuickWallet  ${median(whole).toFixed(2)} ms`);
process.exitCode = judge([{ limit: signLimit, measured: median(whole) / median(bare) }]);
