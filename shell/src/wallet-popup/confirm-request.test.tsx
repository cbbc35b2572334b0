import type { DescribedAct } from '@rainbow-rabbit/shared/acts';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/wallet-popup/en.json';
import { ConfirmRequest } from './confirm-request';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));

const target = 'T'.repeat(43);
const confirming = { action: 'Leave', isKept: true };

/** An act as an area describes it. */
const declared: DescribedAct = {
  role: 'anybody',
  title: 'Enter the hall?',
  text: 'You come in.',
  ways: [{ act: 'Enter, and leave when I like', ahead: [confirming] }, { act: 'Enter once' }],
};

function ask(request: Partial<ApprovalRequest> = {}, words?: DescribedAct) {
  const resolve = jest.fn();
  render(
    <ConfirmRequest
      declared={words}
      request={{
        id: '1',
        kind: 'data-item',
        action: 'Enter',
        target,
        tags: [
          { name: 'Action', value: 'Enter' },
          { name: 'Quantity', value: '1000' },
        ],
        data: '{"hall":7}',
        resolve,
        ...request,
      }}
    />,
  );
  return resolve;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says what the area declares, that it is public, and shows exactly what is signed', () => {
  ask({}, declared);
  expect(screen.getByRole('dialog', { name: 'Enter the hall?' })).toBeTruthy();
  expect(screen.getByText('You come in.')).toBeTruthy();
  expect(screen.getByText(/everyone can read it, forever/)).toBeTruthy();
  expect(screen.getByText(/\{"hall":7\}/).textContent).toBe(
    `${target}\n\nAction: Enter\nQuantity: 1000\n\n{"hall":7}`,
  );
});

test('of megabytes of text, it shows the beginning and that there is more', () => {
  ask({ data: `carrots ${'and clover '.repeat(100_000)}` });
  const { textContent } = screen.getByText(/carrots/);
  expect(textContent).toMatch(/clover.*…$/s);
  expect(textContent?.length).toBeLessThan(21_000);
});

test.each([
  ['Enter, and leave when I like', [confirming]],
  ['Enter once', undefined],
])('approves what is declared for "%s", the best way first', (name, ahead) => {
  const resolve = ask({}, declared);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(['Enter, and leave when I like', 'Enter once']);
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead }]]);
});

test('an act of the staff has its words, stays in the log, and approves nothing ahead', () => {
  const resolve = ask(
    { action: 'Close' },
    { role: 'staff', title: 'Close the hall?', text: 'All go home.', ways: [{ act: 'Close it' }] },
  );
  expect(screen.getByRole('dialog', { name: 'Close the hall?' })).toBeTruthy();
  expect(screen.getByText('It stays in the public log of the staff.')).toBeTruthy();
  press('Close it');
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead: undefined }]]);
});

test('of a message without words, what is signed is open from the start, and nowhere else is a name of protocol', () => {
  ask();
  const dialog = screen.getByRole('dialog', { name: 'Send this message?' });
  expect(screen.getByText(/Action: Enter/).closest('details')?.open).toBe(true);
  screen.getByText(/Action: Enter/).remove();
  expect(dialog.textContent).not.toMatch(/Enter|T{5}/);
});

test('declines by its button, by Escape and by the backdrop', () => {
  const resolve = ask();
  press('Decline');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(resolve.mock.calls).toEqual([[{ approved: false }], [{ approved: false }], [{ approved: false }]]);
});

test('a signed text is not public', () => {
  ask({ kind: 'message', action: undefined });
  expect(screen.queryByText(/forever/)).toBeNull();
});

test('shows the fee and the payment of a transaction', () => {
  ask({ kind: 'transaction', action: undefined, quantity: '1500000000000', reward: '9000000000000' });
  expect(screen.getByText('Fee of the network: 9 AR')).toBeTruthy();
  expect(screen.getByText(/^You pay 1.5 AR to/)).toBeTruthy();
  expect(screen.getByText(/Quantity: 1000/).textContent).toContain('\n\n1.5 AR\n\n');
});

test('names the price of an upload, and for how much data', () => {
  ask({ kind: 'transaction', action: undefined, target: '', quantity: '0', reward: '1140000', bytes: 14 });
  expect(screen.getByRole('dialog', { name: 'Upload this data?' })).toBeTruthy();
  expect(screen.getByText('It costs 0.00000114 AR for 14 bytes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
});

test('raw bytes are not shown as a harmless text', () => {
  ask({ kind: 'bytes', action: undefined, data: '00 ff' });
  expect(screen.getByText(/may be a payment or an order in your name/)).toBeTruthy();
  expect(screen.queryByText(/nothing is sent or paid/)).toBeNull();
});

test.each([
  [{ action: 'Eval' }, 'Load'],
  [{ action: undefined }, 'Store'],
  [{ kind: 'bytes', action: 'Enter' }, 'Sign anyway'],
  [{ kind: 'message', action: 'Enter' }, 'Sign'],
  [{ kind: 'transaction', action: 'Enter' }, 'Send it'],
  [{ kind: 'transaction', action: 'Enter', quantity: '1' }, 'Pay 0.000000000001 AR'],
] as const)('%j keeps its own words, whatever an area says, and approves nothing ahead', (request, name) => {
  const resolve = ask(request, declared);
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead: undefined }]]);
});

test.each([
  [{ kind: 'data-item', action: 'Transfer' }, 'Send this message?'],
  [{ kind: 'data-item', action: 'constructor' }, 'Send this message?'],
  [{ kind: 'data-item', action: undefined }, 'Store this data?'],
  [{ kind: 'transaction', action: undefined, quantity: '0' }, 'Upload this data?'],
  [{ kind: 'transaction', action: undefined, quantity: '1' }, 'Pay 0.000000000001 AR?'],
  [{ kind: 'transaction', quantity: '0', action: 'Transfer' }, 'Send this message?'],
  [{ kind: 'message' }, 'Sign this text?'],
  [{ kind: 'bytes' }, 'Sign unknown bytes?'],
] as const)('%j is titled %s', (request, name) => {
  ask(request);
  expect(screen.getByRole('dialog', { name })).toBeTruthy();
});

test('an act of the day can be approved with the others, and the sheet names all that this covers', () => {
  const run = { ahead: [{ action: 'Open' }, { action: 'Pause' }], fees: '100000000000' };
  const resolve = ask(
    { action: 'Open' },
    {
      ...declared,
      role: 'staff',
      ways: [{ act: 'Run the hall from this device', ...run }, { act: 'Open it' }],
      covered: ['Open it', 'Take a break'],
    },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open it',
    'Take a break',
  ]);
  expect(screen.getByText(/up to 0\.1 AR/)).toBeTruthy();
  press('Open it');
  expect(resolve).toHaveBeenLastCalledWith({ approved: true });
  press('Run the hall from this device');
  expect(resolve).toHaveBeenLastCalledWith({
    approved: true,
    ahead: run.ahead,
    covers: expect.any(Function),
  });
});
