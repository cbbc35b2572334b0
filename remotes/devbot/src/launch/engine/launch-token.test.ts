import { readTokenInfo, type TokenInfo, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import {
  type AoClient,
  type AoResult,
  createLegacyAoClient,
  type ItemSigner,
} from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  fromBase64Url,
  generateKeyfile,
  keySigner,
  ownerAddress,
  parseDataItem,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { checkLaunched } from './check-launched';
import { checkSpawned } from './check-spawned';
import type { KeptLaunch } from './kept-launch';
import { launchStages } from './launch-stages';
import { launchToken } from './launch-token';

jest.mock('./check-launched');
jest.mock('./check-spawned');
jest.mock('@rainbow-rabbit/processes/token/client', () => ({
  ...jest.requireActual<object>('@rainbow-rabbit/processes/token/client'),
  readTokenInfo: jest.fn(),
}));

const network = {
  mode: 'legacy' as const,
  mu: 'https://mu.example/',
  cu: 'https://cu.example/',
  spawn: { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) },
};
const terms = {
  name: 'Garden Carrots',
  ticker: 'CARROT',
  denomination: 3,
  balances: { ['H'.repeat(43)]: '1000' },
  minters: [],
};
const lua = '-- the code';

let signer: ItemSigner;
let sign: jest.Mock;
beforeAll(async () => {
  const key = await keySigner(await generateKeyfile());
  sign = jest.fn(
    async (item: Parameters<ItemSigner['signDataItem']>[0]) => (await createDataItem(item, key)).bytes,
  );
  signer = { address: await ownerAddress(key.owner), signDataItem: sign };
});

/** The processes that the network has, by the ids of their items. */
let processes: Set<string>;
/** The network takes what is posted, and its answer is lost. */
let losesAnswers: boolean;
let info: TokenInfo;
const result = jest.fn<Promise<AoResult>, unknown[]>();
/** The failures of the next posts, which never arrive. */
let postFailures: AppError[];
const units = createLegacyAoClient({ mu: 'mu', cu: 'cu' });
const ao: AoClient = {
  ...units,
  result,
  async post({ id, item }) {
    const failure = postFailures.shift();
    if (failure) throw failure;
    processes.add((await parseDataItem(fromBase64Url(item))).id);
    if (losesAnswers) throw new AppError('ao.timeout', { retryable: true });
    return id;
  },
};
const stages: string[] = [];
const code = jest.fn(async () => lua);

beforeEach(() => {
  stored = undefined;
  jest.clearAllMocks();
  processes = new Set();
  losesAnswers = false;
  stages.length = 0;
  info = { name: terms.name, ticker: terms.ticker, denomination: terms.denomination };
  result.mockResolvedValue({ Messages: [] });
  postFailures = [];
  jest.mocked(readTokenInfo).mockImplementation(async ({ process }) => {
    if (!processes.has(process)) throw new AppError('ao.refused', { params: { status: 404 } });
    return info;
  });
});

/** The launch that outlives the page, as JSON. */
let stored: string | undefined;
const place = () => ({
  read: (): KeptLaunch | undefined => (stored ? JSON.parse(stored) : undefined),
  write: (launch: KeptLaunch) => {
    stored = JSON.stringify(launch);
  },
});
const ledger = { su: 'https://su.example', cu: 'https://cu.example', gateway: 'https://gateway.example' };
const launch = ({ asked = terms, isConnected = true, hasLedger = true } = {}) =>
  launchToken({
    ao,
    network,
    ledger: hasLedger ? ledger : undefined,
    signer: isConnected ? signer : undefined,
    terms: asked,
    kept: place(),
    code,
    onStage: (stage) => stages.push(stage),
  });

test('one item has the terms and the code, and every stage is told', async () => {
  const process = await launch();
  expect([...processes]).toEqual([process]);
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
  expect([...processes]).toEqual([process]);
  expect(checkLaunched).toHaveBeenLastCalledWith({ ao, process }, { ...terms, name: 'Other' });
});

test('after an answer that was lost, the same item goes on: one process, one signature', async () => {
  losesAnswers = true;
  await expect(launch()).rejects.toMatchObject({ code: 'ao.timeout' });
  losesAnswers = false;
  expect([...processes]).toEqual([await launch()]);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('an item that never arrived is posted by the next attempt, also without a wallet', async () => {
  postFailures = [new AppError('ao.unreachable', { retryable: true })];
  await expect(launch()).rejects.toMatchObject({ code: 'ao.unreachable' });
  expect(processes.size).toBe(0);
  const process = await launch({ isConnected: false });
  expect([...processes]).toEqual([process]);
  expect(sign).toHaveBeenCalledTimes(1);
});

test('a launch that is signed counts, whatever the form says meanwhile', async () => {
  result.mockRejectedValueOnce(new AppError('ao.timeout', { retryable: true }));
  jest.mocked(readTokenInfo).mockRejectedValueOnce(new AppError('ao.timeout', { retryable: true }));
  await expect(launch()).rejects.toMatchObject({ code: 'ao.timeout' });
  const process = await launch({ asked: { ...terms, name: 'Other' } });
  expect([...processes]).toEqual([process]);
});

test('a token that answers has started, though its unit knows no result of a spawn', async () => {
  result.mockRejectedValueOnce(new AppError('ao.refused', { params: { status: 400 } }));
  const process = await launch();
  expect([...processes]).toEqual([process]);
});

test('a process that does not take its code is an end', async () => {
  result.mockResolvedValueOnce({ Messages: [], Error: 'no' });
  await expect(launch()).rejects.toMatchObject({ code: 'launch.failed', cause: 'no' });
});

test('a token that is not what was asked is told', async () => {
  jest.mocked(checkLaunched).mockRejectedValueOnce(new AppError('launch.differs'));
  await expect(launch()).rejects.toMatchObject({ code: 'launch.differs' });
});

test('the scheduler unit shows what was signed, where the network names one', async () => {
  await launch();
  expect(checkSpawned).toHaveBeenCalledWith(ledger, place().read()?.spawned);
  jest.mocked(checkSpawned).mockRejectedValueOnce(new AppError('ledger.forged-spawn'));
  await expect(launch()).rejects.toMatchObject({ code: 'ledger.forged-spawn' });
  jest.mocked(checkSpawned).mockClear();
  await launch({ hasLedger: false });
  expect(checkSpawned).not.toHaveBeenCalled();
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
  const asked = { ao, ledger, terms, code, kept: place(), onStage: () => undefined };
  await expect(launchToken({ ...asked, network: bare, signer })).rejects.toMatchObject({
    code: 'launch.no-network',
  });
  await expect(launchToken({ ...asked, network })).rejects.toMatchObject({ code: 'launch.no-wallet' });
  expect([place().read()?.spawned, processes.size]).toEqual([undefined, 0]);
});
