import type { Winner } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { PaymentCard } from './payment-card';

const id = `${'t'.repeat(42)}A`;
const winner = {
  rabbit: 3,
  nickname: 'Fern',
  address: `${'B'.repeat(42)}A` as Address,
  at: 1,
  block: 2,
} as Winner;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Record the payment' }));

test('before the end there is nothing to record', () => {
  stageSection(<PaymentCard />);
  expect(screen.getByText(/^Once the game is over/)).toBeTruthy();
  expect(screen.queryByLabelText('Transaction id')).toBeNull();
});

test('a payment is recorded by the id of its transaction, and what becomes public is shown', async () => {
  const { doAct } = stageSection(<PaymentCard />, { info: { phase: 'ended', winner } });
  expect(screen.getByText(winner.address)).toBeTruthy();
  type('Transaction id', ` ${id} `);
  type('Note for the players', 'Handed over on stage ');
  press();
  expect(screen.getByText(/on the ledger, forever/)).toBeTruthy();
  expect(await doAct()).toEqual({
    action: 'Pay',
    data: { reason: 'Prize paid', payment: id, note: 'Handed over on stage' },
  });
});

test('a payment needs no note', async () => {
  const { doAct } = stageSection(<PaymentCard />, { info: { phase: 'ended' } });
  type('Transaction id', id);
  press();
  expect(await doAct()).toEqual({ action: 'Pay', data: { reason: 'Prize paid', payment: id } });
});

test.each(['', id.slice(1), `${id}A`, `${id.slice(0, 42)}!`, 'https://viewblock.io'])(
  'the id %j is refused before anything is sent',
  (text) => {
    const { lastAct } = stageSection(<PaymentCard />, { info: { phase: 'ended' } });
    type('Transaction id', text);
    press();
    expect(screen.getByText(/^This is not the id of a transaction/)).toBeTruthy();
    expect(lastAct).toThrow('asked for no act');
  },
);

test('a note that is too long is refused', () => {
  const { lastAct } = stageSection(<PaymentCard />, { info: { phase: 'ended' } });
  type('Transaction id', id);
  type('Note for the players', 'x'.repeat(281));
  press();
  expect(screen.getByText('At most 280 characters.')).toBeTruthy();
  expect(lastAct).toThrow('asked for no act');
});

test('what is recorded is shown with its proof, and can be replaced', () => {
  const payment = { payment: id, note: 'Paid in full', at: 1 };
  stageSection(<PaymentCard />, { info: { phase: 'ended', payment: payment as never } });
  expect(screen.getByText('The payment is recorded.')).toBeTruthy();
  expect(screen.getByText('Paid in full')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Proof of payment/ });
  expect(link.getAttribute('href')).toBe(`https://explorer.example/${id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Record another payment instead' }));
  expect(screen.getByLabelText('Transaction id')).toBeTruthy();
});
