/**
 * What signing a scan with QuickWallet costs, as a multiple of the bare WebCrypto signature inside it: both in turn, in
 * one run. Run: `node --import tsx bench/sign.ts [rounds]`.
 */
import { performance } from 'node:perf_hooks';
import { generateKeyfile, rsaPss, saltLength, signingKeyOf } from '@rainbow-rabbit/shared/arweave';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';

const rounds = Number(process.argv[2] ?? 300);
const warmUpRounds = 30;

/** Node has no local storage; QuickWallet keeps its account there. */
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

/** As long as a real scan with one disclosure. */
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
  const create = await descriptorOf('QuickWallet')?.load?.();
  if (!create) throw new Error('QuickWallet is not among the wallets');
  const wallet = create({
    approve: () => Promise.resolve(true),
    unlock: () => Promise.reject(new Error('the wallet is not locked')),
    showPairing: () => undefined,
    network: { gateway: 'https://arweave.net/', wallets: {} },
  });
  await wallet.connect();
  return wallet;
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

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
const ratio = median(whole) / median(bare);
console.log(
  `bare signature ${median(bare).toFixed(2)} ms, scan signed by QuickWallet ${median(whole).toFixed(2)} ms: ${ratio.toFixed(2)}×`,
);
