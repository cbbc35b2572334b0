import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  createGatewayReader,
  draftTransaction,
  resumedTransaction,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { act, renderHook } from '@testing-library/react';
import type { LogoDraft } from './logo-draft';
import { useLogoStore } from './use-logo-store';

jest.mock('@rainbow-rabbit/shared/gateway');
jest.mock('@rainbow-rabbit/shared/network');
jest.mock('@rainbow-rabbit/shared/wallet');

const draft: LogoDraft = { type: 'image/webp', bytes: Uint8Array.from([1, 2, 3]) };
const upload = { posting: 'begun' } as unknown as NonNullable<LogoDraft['upload']>;
const id = 'A'.repeat(43);
const sign = jest.fn(async (transaction: object) => ({ ...transaction, signature: 's' }));
const onKeep = jest.fn();
const onStored = jest.fn();
let balance: string;

beforeEach(() => {
  jest.clearAllMocks();
  balance = '100';
  jest.mocked(useNetwork).mockReturnValue({ gateway: 'https://gateway.example/' } as never);
  jest
    .mocked(useWallet)
    .mockReturnValue({ state: { status: 'connected', address: id, connector: { sign } } } as never);
  jest.mocked(createGatewayReader).mockReturnValue({ balance: async () => balance } as never);
  jest.mocked(draftTransaction).mockResolvedValue({ reward: '50' } as never);
  jest.mocked(resumedTransaction).mockReturnValue({ signature: 'kept' } as never);
  jest.mocked(uploadTransaction).mockImplementation(async (_signed, options) => {
    options.onProgress?.({ uploadedChunks: 0, totalChunks: 1, state: upload });
    return id as never;
  });
});

const open = () => renderHook(() => useLogoStore(onKeep, onStored)).result;

test('a logo is priced, signed once, kept before it is sent, and stored', async () => {
  const store = open();
  await act(() => store.current.price(draft));
  expect(store.current.storing).toMatchObject({ status: 'priced', isEnough: true });
  await act(() => store.current.store(draft));
  expect(sign).toHaveBeenCalledTimes(1);
  expect(onKeep).toHaveBeenCalledWith({ ...draft, upload });
  expect(onStored).toHaveBeenCalledWith(id);
});

test('an upload that was signed goes on without another signature', async () => {
  const store = open();
  await act(() => store.current.store({ ...draft, upload }));
  expect(sign).not.toHaveBeenCalled();
  expect(resumedTransaction).toHaveBeenCalledWith(upload, draft.bytes);
  expect(onStored).toHaveBeenCalledWith(id);
});

test('a balance that is too small is told, and a refusal leaves the price', async () => {
  balance = '49';
  const store = open();
  await act(() => store.current.price(draft));
  expect(store.current.storing).toMatchObject({ isEnough: false });
  balance = '50';
  await act(() => store.current.price(draft));
  const refusal = new AppError('wallet.declined');
  sign.mockRejectedValueOnce(refusal);
  await act(() => store.current.store(draft));
  expect(store.current.storing).toMatchObject({ status: 'priced', error: refusal });
  expect(onStored).not.toHaveBeenCalled();
});
