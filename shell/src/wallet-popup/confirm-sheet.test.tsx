import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { ConfirmRequest } from './confirm-request';
import { describeRequest } from './describe-request';

beforeEach(() => withMessages({ shell: en }));

const target = 'T'.repeat(43);

function ask(request: Partial<ApprovalRequest> = {}) {
  const resolve = jest.fn();
  render(
    <ConfirmRequest
      request={{
        id: '1',
        kind: 'data-item',
        action: 'Scan',
        target,
        tags: [
          { name: 'Action', value: 'Scan' },
          { name: 'Quantity', value: '1000' },
        ],
        data: '{"rabbit":7}',
        resolve,
        ...request,
      }}
    />,
  );
  return resolve;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says in plain words what happens, that it is public, and exactly what is signed', () => {
  ask();
  expect(screen.getByText('You claim the color of the rabbit that you scanned.')).toBeTruthy();
  expect(screen.getByText(/everyone can read it, forever/)).toBeTruthy();
  expect(screen.getByText(/\{"rabbit":7\}/).textContent).toBe(
    `${target}\n\nAction: Scan\nQuantity: 1000\n\n{"rabbit":7}`,
  );
});

test('of megabytes of text, it shows the beginning and that there is more', () => {
  ask({ data: `carrots ${'and clover '.repeat(100_000)}` });
  const { textContent } = screen.getByText(/carrots/);
  expect(textContent).toMatch(/clover.*…$/s);
  expect(textContent?.length).toBeLessThan(21_000);
});

test('approves once, or for as long as the app is open', () => {
  const resolve = ask();
  press('Approve');
  expect(resolve).toHaveBeenLastCalledWith({ approved: true, remember: false });
  fireEvent.click(screen.getByRole('checkbox'));
  press('Approve');
  expect(resolve).toHaveBeenLastCalledWith({ approved: true, remember: true });
});

test('declines by its button, by Escape and by the backdrop', () => {
  const resolve = ask();
  press('Decline');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(resolve.mock.calls).toEqual([[{ approved: false }], [{ approved: false }], [{ approved: false }]]);
});

test('a signed text is neither public nor approved in advance', () => {
  ask({ kind: 'message', action: undefined });
  expect(screen.queryByText(/for ever/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('shows the fee and the payment of a transaction', () => {
  ask({ kind: 'transaction', action: undefined, quantity: '1500000000000', reward: '9000000000000' });
  expect(screen.getByText('Fee of the network: 9 AR')).toBeTruthy();
  expect(screen.getByText(/^You pay 1.5 AR to/)).toBeTruthy();
  expect(screen.getByText(/Quantity: 1000/).textContent).toContain('\n\n1.5 AR\n\n');
});

test('raw bytes are not shown as a harmless text', () => {
  ask({ kind: 'bytes', action: undefined, data: '00 ff' });
  expect(screen.getByText(/may be a payment or an order in your name/)).toBeTruthy();
  expect(screen.queryByText(/nothing is sent or paid/)).toBeNull();
});

test.each([
  { action: 'Ban' },
  { action: 'Register' },
  { action: 'Rekey' },
  { action: 'Staff' },
  { action: 'Answer' },
  { action: 'Transfer' },
  { action: 'Eval' },
  { kind: 'transaction', action: 'Scan' },
] as const)('%j is asked for every time', (request) => {
  ask(request);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  [{ kind: 'data-item', action: 'Register' }, 'approve.register'],
  [{ kind: 'data-item', action: 'Pause' }, 'approve.staff'],
  [{ kind: 'data-item', action: 'Transfer' }, 'approve.action'],
  [{ kind: 'data-item', action: 'constructor' }, 'approve.action'],
  [{ kind: 'data-item' }, 'approve.data'],
  [{ kind: 'transaction', quantity: '0' }, 'approve.data'],
  [{ kind: 'transaction', quantity: '1' }, 'approve.payment'],
  [{ kind: 'transaction', quantity: '0', action: 'Transfer', target }, 'approve.action'],
  [{ kind: 'message' }, 'approve.message'],
  [{ kind: 'bytes' }, 'approve.bytes'],
] as const)('%j is described by %s', (request, key) => {
  expect(describeRequest({ id: '1', resolve: () => undefined, ...request }).key).toBe(key);
});
