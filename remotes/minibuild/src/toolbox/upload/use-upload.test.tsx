import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type Network, NetworkProvider } from '@rainbow-rabbit/shared/network';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import { type KeptUpload, keptUploads } from './kept-uploads';
import type { Review } from './upload-step';
import { useUpload } from './use-upload';

const network: Network = {
  ao: { mode: 'legacy', mu: '', cu: '' },
  ...{ gateways: ['https://gateway.example/'], explorer: '', events: [], wallets: {} },
};
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
async function signing(kept = keptUploads(), answer: object = draft) {
  const wallet: Record<'approve' | 'decline', () => void> = { approve: jest.fn(), decline: jest.fn() };
  const sign = () =>
    new Promise((resolve, reject) => {
      wallet.approve = () => resolve(answer);
      wallet.decline = () => reject(new AppError('wallet.declined'));
    });
  const connected: WalletConnection = { method: 'Wander', address: payer, connector: { sign } as never };
  const { result } = renderHook(() => useUpload(kept), { wrapper });
  await act(async () => void result.current.signAndSend(review, connected));
  expect(result.current.step.status).toBe('signing');
  return { wallet, result };
}

test('a wallet that declines leads back to the review', async () => {
  const { wallet, result } = await signing();
  await act(async () => wallet.decline());
  expect(result.current.step).toMatchObject({ status: 'review', error: { code: 'wallet.declined' } });
});

/** The draft as a wallet gives it back, with something in the place of a signature. */
const signed = { ...draft, ...{ id: 'a'.repeat(43), owner: 'AA', signature: 'AA', data_root: 'cm9vdA' } };

test('what a wallet has signed is kept in the same turn, before it is checked and anything of it is sent', async () => {
  const kept = keptUploads();
  const steps: string[] = [];
  const noting = {
    ...kept,
    keep: (upload: KeptUpload) => {
      steps.push(upload.state.posting);
      kept.keep(upload);
    },
    forget: (dataRoot: string) => {
      // another page of the browser could have gone on from here
      const [stored] = keptUploads().list();
      steps.push(`forget ${stored?.state.transaction.id.slice(0, 3)} of ${stored?.totalChunks}`);
      kept.forget(dataRoot);
    },
  };
  const { wallet, result } = await signing(noting, signed);
  await act(async () => wallet.approve());
  // its signature is wrong, which nobody can go on with
  const failed = { status: 'stopped', error: { code: 'transaction.verification-failed' } };
  await waitFor(() => expect(result.current.step).toMatchObject(failed));
  expect(steps).toEqual(['not-begun', 'forget aaa of 1']);
  expect(kept.list()).toEqual([]);
});

test('a transaction that a wallet has approved is sent if it is valid', async () => {
  const { wallet, result } = await signing();
  await act(async () => wallet.approve());
  const failed = { status: 'stopped', error: { code: 'transaction.not-signed' } };
  await waitFor(() => expect(result.current.step).toMatchObject(failed));
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
