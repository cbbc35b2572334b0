import { AppError } from '../../errors';
import type { WalletConnector } from '../connector';
import { testAddress } from '../testing/wallet';
import { giveQuickWallet } from './page-api';

type Api = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;

const api = () => Reflect.get(window, 'quickWallet') as Api | undefined;

const bytes = Uint8Array.of(1, 2, 3);

/** A connector that answers with the name of what was asked. */
const connector = {
  connect: jest.fn(async () => testAddress('a')),
  getActiveAddress: async () => testAddress('a'),
  getActivePublicKey: async () => 'key',
  getPermissions: async () => ['SIGNATURE'],
  sign: async (transaction: unknown) => ({ signed: transaction }),
  signDataItem: async () => bytes,
  signature: async () => bytes,
  signMessage: async () => {
    throw new AppError('wallet.declined');
  },
} as unknown as WalletConnector;

let takeBack: () => void;
beforeEach(() => {
  takeBack = giveQuickWallet(async () => connector);
});
afterEach(() => takeBack());

it('has the methods of the published wallet', () => {
  expect(Object.keys(api() ?? {}).sort()).toEqual([
    'connect',
    'getActiveAddress',
    'getActivePublicKey',
    'getPermissions',
    'getPublicKey',
    'sign',
    'signDataItem',
    'signMessage',
    'signature',
  ]);
});

it.each([
  ['connect', 'key'],
  ['getPublicKey', 'key'],
  ['getActivePublicKey', 'key'],
  ['getActiveAddress', testAddress('a')],
  ['getPermissions', ['SIGNATURE']],
  ['sign', { signed: 'it' }],
  ['signDataItem', bytes],
  ['signature', bytes],
])('%s answers as the wallet does', async (method, answer) => {
  expect(await api()?.[method]?.('it')).toEqual(answer);
});

it('a failure is logged and yields nothing', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await api()?.signMessage?.(bytes)).toBeUndefined();
  const [text, error] = log.mock.calls[0] ?? [];
  expect(text).toBe('Error when executing QuickWallet function');
  expect(error).toMatchObject({ code: 'wallet.declined' });
});

it('is gone after the undo, unless something else took its place', () => {
  takeBack();
  expect(api()).toBeUndefined();
  takeBack = giveQuickWallet(async () => connector);
  const others = {};
  Object.defineProperty(window, 'quickWallet', { value: others, configurable: true });
  takeBack();
  expect(api()).toBe(others);
  Reflect.deleteProperty(window, 'quickWallet');
});
