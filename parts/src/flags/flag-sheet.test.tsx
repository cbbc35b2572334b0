import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { partMessages } from '../testing';
import { FlagSheet } from './flag-sheet';

const { flags } = partMessages;
const signer = { signDataItem: async () => new Uint8Array([1]) } as unknown as ItemSigner;

beforeEach(() => withMessages(partMessages));
afterEach(cleanup);

function show(send: () => Promise<unknown>, isConnected = true) {
  const onSent = jest.fn();
  const sent = jest.fn(send);
  render(
    <FlagSheet
      title="Report the name “Rude”?"
      maxReasonLength={200}
      signer={isConnected ? signer : undefined}
      withoutSigner={<p>Connect a wallet</p>}
      send={sent}
      errorText={(error) => (error instanceof AppError ? error.code : 'other')}
      onClose={jest.fn()}
      onSent={onSent}
    />,
  );
  return { sent, onSent };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('a reason is chosen or written, and sent once', async () => {
  const { sent, onSent } = show(async () => undefined);
  press(flags['flags.send']);
  expect(screen.getByText(flags['flags.reason.missing'])).toBeTruthy();
  press(flags['flags.reason-1']);
  press(flags['flags.send']);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith(flags['flags.reason-1'], expect.objectContaining({ signer }));
});

test('a report that the ledger had already is sent, and another refusal says why', async () => {
  const failures: ErrorCode[] = ['flag.too-many', 'flag.repeated'];
  const { onSent } = show(async () => {
    throw new AppError(failures.shift() as ErrorCode);
  });
  press(flags['flags.reason-2']);
  press(flags['flags.send']);
  expect(await screen.findByText('flag.too-many')).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
  press(flags['flags.send']);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('without a wallet it says how to connect one, and sends nothing', () => {
  const { sent } = show(async () => undefined, false);
  press(flags['flags.reason-3']);
  press(flags['flags.send']);
  expect(screen.getByText('Connect a wallet')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
