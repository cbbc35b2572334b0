import type { PaymentClaim } from '@rainbow-rabbit/processes/minibuild/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { fireEvent, screen } from '@testing-library/react';
import { consoleAddress, consoleToken, memberAddress, stageConsole } from '../../testing/console-stage';
import { AnnouncedPaymentCard } from './announced-payment-card';
import { PaymentsContext, type PrizePayments } from './payments';

const claim: PaymentClaim = {
  entry: 3,
  address: memberAddress,
  quantity: '2500',
  token: consoleToken,
  message: 'O'.repeat(43) as TxId,
  by: memberAddress,
  endsAt: 100,
};
const credit = {
  Target: memberAddress as string,
  Tags: [
    { name: 'Action', value: 'Credit-Notice' },
    { name: 'Quantity', value: '2500' },
  ],
};

const staged: Partial<PrizePayments> = {
  results: [],
  amount: (quantity) => `${quantity} CARROT`,
  renew: () => undefined,
};

const show = (change: Partial<PaymentClaim> & { isOver: boolean }, known?: AoClient['known']) =>
  stageConsole(
    <PaymentsContext value={staged as PrizePayments}>
      <AnnouncedPaymentCard claim={{ ...claim, ...change }} />
    </PaymentsContext>,
    { known },
  );

test('a payment of somebody else is shown with its message, and recorded once the token says that it has moved', async () => {
  const known = jest.fn<ReturnType<AoClient['known']>, Parameters<AoClient['known']>>();
  known.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ Messages: [credit] });
  const stage = show({ isOver: true }, known);
  expect(screen.getByText(/^2500 CARROT for “#3”.*not recorded/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Look if it has moved' }));
  expect(await screen.findByText(/doesn’t have this message/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Look if it has moved' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Record the payment' }));
  const { by, endsAt, ...payment } = claim;
  expect(await stage.doAct()).toEqual({ action: 'Pay', data: { ...payment, reason: 'Prize paid' } });
});

test('an own announcement can be taken back', async () => {
  const stage = show({ by: consoleAddress, isOver: false });
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(stage.lastAct()).toMatchObject({ title: 'Take the announced payment back?' });
  expect(await stage.doAct('Declined')).toEqual({
    action: 'Release',
    data: { entry: 3, reason: 'Declined' },
  });
});
