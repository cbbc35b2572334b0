import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import { keptUploads } from './kept-uploads';
import type { Review } from './upload-step';
import { useUpload } from './use-upload';

const network = {
  ao: { mode: 'legacy', mu: '', cu: '' },
  ...{ gateway: 'https://gateway.example/', explorer: '', events: [], wallets: {} },
} as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <NetworkProvider network={network}>{children}</NetworkProvider>
);

const draft = {
  ...{ format: 2, last_tx: '', target: '', data_size: '1', data_root: '', data: new Uint8Array(1), tags: [] },
  ...{ quantity: '0', reward: '1' },
};
const payer = 'A'.repeat(43) as Address;
const review: Review = { draft, balance: '2', payer, name: 'a.txt', isKept: true };

/** An upload whose wallet answers when the test settles it. */
async function signing() {
  const wallet: Record<'approve' | 'decline', () => void> = { approve: jest.fn(), decline: jest.fn() };
  const sign = () =>
    new Promise((resolve, reject) => {
      wallet.approve = () => resolve(draft);
      wallet.decline = () => reject(new AppError('wallet.declined'));
    });
  const connected: WalletConnection = { method: 'Wander', address: payer, connector: { sign } as never };
  const { result } = renderHook(() => useUpload(keptUploads(() => localStorage)), { wrapper });
  await act(async () => void result.current.signAndSend(review, connected));
  expect(result.current.step.status).toBe('signing');
  return { wallet, result };
}

test('a wallet that declines leads back to the review', async () => {
  const { wallet, result } = await signing();
  await act(async () => wallet.decline());
  expect(result.current.step).toMatchObject({ status: 'review', error: { code: 'wallet.declined' } });
});

test('a transaction that a wallet has approved is sent if it is valid', async () => {
  const { wallet, result } = await signing();
  await act(async () => wallet.approve());
  expect(result.current.step).toMatchObject({ status: 'stopped', error: { code: 'transaction.not-signed' } });
});

test.each(['approve', 'decline'] as const)(
  'nothing comes of a wallet’s answer to whoever has gone back to the form: %s',
  async (answer) => {
    const { wallet, result } = await signing();
    act(() => result.current.edit());
    await act(async () => wallet[answer]());
    expect(result.current.step).toEqual({ status: 'editing' });
  },
);
