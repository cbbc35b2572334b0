import { processSource } from '@rainbow-rabbit/processes/aos';
import { readTokenInfo, type TokenTerms, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import { type BootedToken, bootSource } from '@rainbow-rabbit/processes/token/testing';
import { type AoClient, createAoClient, type ItemSigner } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { newItemSigner } from '@rainbow-rabbit/shared/testing';
import { TestLedger, testPlace } from '../../ledger/testing/test-ledger';
import type { KeptLaunch } from './kept-launch';
import { launchStages } from './launch-stages';
import { launchToken } from './launch-token';

const network = {
  mode: 'legacy' as const,
  mu: 'https://mu.example/',
  cu: 'https://cu.example/',
  spawn: { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) },
};
let terms: TokenTerms;
const lua = processSource('token');

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  signer = await newItemSigner(jest.fn);
  sign = signer.signDataItem as jest.Mock;
  terms = {
    ...{ name: 'Garden Carrots', ticker: 'CARROT', denomination: 3, minters: [], creator: signer.address },
    balances: { [`${'H'.repeat(42)}A`]: '1000' },
  };
});

/** The real processes of what was spawned, by their code. */
const booted = new Map<string, BootedToken>();
afterAll(() => Promise.all([...booted.values()].map((token) => token.stop())));
/** The processes that the network has, by the ids of their items. */
let processes: Map<string, BootedToken>;
/** The scheduler unit's log of the launch. */
let ledger: TestLedger;
/** The unit shows another spawn than it got. */
let isForged: boolean;
/** The network takes what is posted, and its answer is lost. */
let losesAnswers: boolean;
/** The network refuses every question. */
let isSilent: boolean;
/** The unit has no result of a spawn. */
let hasNoSpawnResults: boolean;
/** The failures of the next posts, which never arrive. */
let postFailures: AppError[];
const units = createAoClient({ ao: { mode: 'legacy', mu: 'mu', cu: 'cu' } });
const lost = () => new AppError('ao.timeout', { retryable: true });
const spawned = (process: string): BootedToken => {
  if (isSilent) throw lost();
  const token = processes.get(process);
  if (!token) throw new AppError('ao.refused', { params: { status: 404 } });
  return token;
};
const ao: AoClient = {
  ...units,
  async post({ id, item }) {
    const failure = postFailures.shift();
    if (failure) throw failure;
    const parsed = await parseDataItem(fromBase64Url(item));
    const source = new TextDecoder().decode(parsed.data);
    const token = booted.get(source) ?? (await bootSource(source, parsed.address));
    booted.set(source, token);
    processes.set(parsed.id, token);
    ledger = new TestLedger();
    const node = await ledger.take(fromBase64Url(item));
    if (isForged) node.message.data = 'Owner = "me"';
    if (losesAnswers) throw lost();
    return id;
  },
  async result(process) {
    if (hasNoSpawnResults) throw new AppError('ao.refused', { params: { status: 400 } });
    return spawned(process).boot;
  },
  read: async ({ process, tags }) =>
    spawned(process).say('R'.repeat(43), Object.fromEntries(tags.map(({ name, value }) => [name, value]))),
};
const stages: string[] = [];
const code = jest.fn(async () => lua);

beforeEach(() => {
  stored = undefined;
  jest.clearAllMocks();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => ledger.fetch(url));
  processes = new Map();
  ledger = new TestLedger();
  isForged = false;
  losesAnswers = false;
  isSilent = false;
  hasNoSpawnResults = false;
  stages.length = 0;
  postFailures = [];
});

/** The launch that outlives the page, as JSON. */
let stored: string | undefined;
const place = () => ({
  read: (): KeptLaunch | undefined => (stored ? JSON.parse(stored) : undefined),
  write: (launch: KeptLaunch) => {
    stored = JSON.stringify(launch);
  },
});
const launch = ({ asked = terms, isConnected = true, hasLedger = true } = {}) =>
  launchToken({
    ao,
    network,
    ledger: hasLedger ? testPlace : undefined,
    signer: isConnected ? signer : undefined,
    terms: asked,
    kept: place(),
    code,
    onStage: (stage) => stages.push(stage),
  });

test('one item has the terms and the code, and every stage is told', async () => {
  const process = await launch();
  expect([...processes.keys()]).toEqual([process]);
  expect(stages).toEqual([...launchStages]);
  const item = await parseDataItem(fromBase64Url(place().read()?.spawned?.item ?? ''));
  expect(new TextDecoder().decode(item.data)).toBe(tokenTermsLua(terms) + lua);
  const tags = Object.fromEntries(item.tags.map(({ name, value }) => [name, value]));
  expect(tags).toMatchObject({ Type: 'Process', Name: terms.name, Ticker: terms.ticker, 'On-Boot': 'Data' });
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a refusal leaves no process, and the next attempt asks again, for what the form says then', async () => {
  sign.mockRejectedValueOnce(new AppError('wallet.declined'));
  await expect(launch()).rejects.toMatchObject({ code: 'wallet.declined' });
  expect([processes.size, place().read()?.spawned]).toEqual([0, undefined]);
  const process = await launch({ asked: { ...terms, name: 'Other' } });
  expect([...processes.keys()]).toEqual([process]);
  await expect(readTokenInfo({ ao, process })).resolves.toMatchObject({ name: 'Other' });
});

test('after an answer that was lost, the same item goes on: one process, one signature', async () => {
  losesAnswers = true;
  await expect(launch()).rejects.toMatchObject({ code: 'ao.timeout' });
  losesAnswers = false;
  expect([...processes.keys()]).toEqual([await launch()]);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('an item that never arrived is posted by the next attempt, also without a wallet', async () => {
  postFailures = [new AppError('ao.unreachable', { retryable: true })];
  await expect(launch()).rejects.toMatchObject({ code: 'ao.unreachable' });
  expect(processes.size).toBe(0);
  const process = await launch({ isConnected: false });
  expect([...processes.keys()]).toEqual([process]);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a launch that is signed counts, whatever the form says meanwhile', async () => {
  isSilent = true;
  await expect(launch()).rejects.toMatchObject({ code: 'ao.timeout' });
  isSilent = false;
  const process = await launch({ asked: { ...terms, name: 'Other' } });
  expect([...processes.keys()]).toEqual([process]);
});

test('a token that answers has started, though its unit knows no result of a spawn', async () => {
  hasNoSpawnResults = true;
  const process = await launch();
  expect([...processes.keys()]).toEqual([process]);
});

test('a process that does not take its code is an end', async () => {
  code.mockResolvedValueOnce('error("no")');
  await expect(launch()).rejects.toMatchObject({
    code: 'launch.failed',
    cause: expect.stringContaining('no'),
  });
});

test('a token that is not what was asked is told', async () => {
  code.mockResolvedValueOnce(`TokenTerms.name = 'Parrots'\n${lua}`);
  await expect(launch()).rejects.toMatchObject({ code: 'launch.differs', params: { part: 'info' } });
});

test('the scheduler unit shows what was signed, where the network names one', async () => {
  const process = await launch();
  expect(ledger.asked).toEqual([`su/${process}?from=0&limit=1`]);
  stored = undefined;
  isForged = true;
  await expect(launch()).rejects.toMatchObject({ code: 'ledger.forged-spawn' });
  stored = undefined;
  await launch({ hasLedger: false });
  expect(ledger.asked).toEqual([]);
});

test('a kept item that was changed is not posted', async () => {
  postFailures = [new AppError('ao.unreachable', { retryable: true })];
  await expect(launch()).rejects.toMatchObject({ code: 'ao.unreachable' });
  const kept = place().read();
  if (!kept?.spawned) throw new Error('Nothing is kept');
  const { item } = kept.spawned;
  place().write({ ...kept, spawned: { ...kept.spawned, item: `${item.slice(0, -4)}AAAA` } });
  await expect(launch()).rejects.toMatchObject({ code: 'launch.damaged' });
  expect(processes.size).toBe(0);
});

test('a network that names no module, and no wallet, leave nothing behind', async () => {
  const { spawn, ...bare } = network;
  expect(spawn).toBeTruthy();
  const asked = { ao, ledger: testPlace, terms, code, kept: place(), onStage: () => undefined };
  await expect(launchToken({ ...asked, network: bare, signer })).rejects.toMatchObject({
    code: 'launch.no-network',
  });
  await expect(launchToken({ ...asked, network })).rejects.toMatchObject({ code: 'launch.no-wallet' });
  expect([place().read()?.spawned, processes.size]).toEqual([undefined, 0]);
});
