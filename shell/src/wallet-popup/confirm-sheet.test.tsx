import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/wallet-popup/en.json';
import { ConfirmRequest } from './confirm-request';
import { describeRequest } from './describe-request';

beforeEach(() => withMessages({ shell: { ...en, ...later } }));

const target = 'T'.repeat(43);
const community = 'C'.repeat(43);

const arcade = 'A'.repeat(43);
const contest = 'B'.repeat(43);

const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [],
    community,
    processes: { arcade, minibuild: contest },
  },
  'http://localhost/',
);

function ask(request: Partial<ApprovalRequest> = {}) {
  const resolve = jest.fn();
  render(
    <NetworkProvider network={network}>
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
      />
    </NetworkProvider>,
  );
  return resolve;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('names the act, says in plain words that it is public, and shows exactly what is signed', () => {
  ask();
  expect(screen.getByRole('dialog', { name: 'Collect this rabbit?' })).toBeTruthy();
  expect(screen.getByText(/^You claim the color of this rabbit/)).toBeTruthy();
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

const confirming = { action: 'Disclose', isKept: true };
const scanning = [{ action: 'Scan' }, { action: 'ScanPrinted' }, confirming];

test.each([
  ['Scan', 'Collect, and scan freely until I close the app', scanning],
  ['Scan', 'Collect this one', [confirming]],
  ['ScanPrinted', 'Collect, and scan freely until I close the app', scanning],
  ['Register', 'Join, and scan freely until I close the app', scanning],
  ['Register', 'Join, and ask me for each scan', undefined],
  ['Disclose', 'Confirm', undefined],
  [
    'Answer',
    'Send my answer',
    [
      { action: 'Reveal', isKept: true },
      { action: 'Settle', isKept: true },
    ],
  ],
  ['Reveal', 'Show the key', undefined],
  ['Acknowledge', 'Confirm my card', undefined],
  ['Pause', 'Run “Pause”', undefined],
])('approves %s of an event by "%s"', (action, name, ahead) => {
  const resolve = ask({ action });
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead }]]);
});

test.each([
  ['Publish', 'Publish this page?', 'Publish', undefined],
  ['Restore', 'Bring this text back?', 'Bring it back', undefined],
  ['Organisers', 'Change the city’s organisers?', 'Change the team', undefined],
  ['Profile', 'Change your name?', 'Save my name', undefined],
  ['MeetUp', 'Save this meet-up?', 'Save the meet-up', undefined],
  ['Coming', 'Send your answer to this meet-up?', 'Send my answer', undefined],
  ['OpenDoor', 'Open the door of this meet-up?', 'Open the door', [confirming]],
  ['CheckIn', 'Check in at this meet-up?', 'Check in', undefined],
  ['Disclose', 'Confirm your guests’ check-ins?', 'Confirm check-ins', [confirming]],
  ['Join', 'Play for this city?', 'Play for this city', undefined],
  ['Claim', 'Claim what you earned?', 'Claim', undefined],
  ['City', 'Run “City” as staff?', 'Run “City”', undefined],
])('approves %s of the community, titled %s, by "%s"', (action, title, name, ahead) => {
  const resolve = ask({ action, target: community });
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead }]]);
});

test.each([
  ['Submit', 'Submit your score?', 'Submit my score'],
  ['SetChallenge', 'Run “SetChallenge” as staff?', 'Run “SetChallenge”'],
  ['Strike', 'Run “Strike” as staff?', 'Run “Strike”'],
])('approves %s of the arcade, titled %s, by "%s"', (action, title, name) => {
  const resolve = ask({ action, target: arcade });
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead: undefined }]]);
});

test.each([
  ['Vote', 'Cast your ballot?', 'Vote'],
  ['Submit', 'Send this to the contest?', 'Send it'],
  ['PublishResults', 'Run “PublishResults” as staff?', 'Run “PublishResults”'],
])('approves %s of the contest, titled %s, by "%s"', (action, title, name) => {
  const resolve = ask({ action, target: contest });
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  press(name);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead: undefined }]]);
});

test.each([
  ['OpenDoor', target],
  ['Scan', contest],
  ['Vote', target],
  ['Submit', target],
  ['Strike', community],
  ['Begin', arcade],
  ['Scan', arcade],
  ['City', target],
  ['Scan', community],
  ['Pause', community],
])('%s of a process that has no such action is shown by its name alone', (action, receiver) => {
  const resolve = ask({ action, target: receiver });
  press(`Send “${action}”`);
  expect(resolve.mock.calls).toEqual([[{ approved: true, ahead: undefined }]]);
});

test('offers to scan freely first, and says that it includes confirming', () => {
  ask({ action: 'Register' });
  expect(screen.getByText(/If you scan freely, the app also confirms your colors by itself\.$/)).toBeTruthy();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual([
    'Join, and scan freely until I close the app',
    'Join, and ask me for each scan',
  ]);
});

test('declines by its button, by Escape and by the backdrop', () => {
  const resolve = ask({ action: 'Rekey' });
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
  { action: 'Ban' },
  { action: 'Rekey' },
  { action: 'Staff' },
  { action: 'Reveal' },
  { action: 'Acknowledge' },
  { action: 'Transfer' },
  { action: 'Eval' },
  { action: 'constructor' },
  { kind: 'bytes', action: 'Scan' },
  { kind: 'message', action: 'Register' },
  { kind: 'transaction', action: 'Scan' },
  { kind: 'transaction', action: 'Register', quantity: '1' },
] as const)('%j approves nothing ahead', (request) => {
  const { ways } = describeRequest(
    { id: '1', kind: 'data-item', target, resolve: () => undefined, ...request },
    network,
  );
  expect(ways).toEqual([{ act: expect.any(String) }]);
});

test.each([
  [{ kind: 'data-item', action: 'Register' }, 'Join the game?'],
  [{ kind: 'data-item', action: 'Pause' }, 'Run “Pause” as staff?'],
  [{ kind: 'data-item', action: 'Transfer' }, 'Send “Transfer”?'],
  [{ kind: 'data-item', action: 'constructor' }, 'Send “constructor”?'],
  [{ kind: 'data-item', action: undefined }, 'Store this data?'],
  [{ kind: 'transaction', action: undefined, quantity: '0' }, 'Upload this data?'],
  [{ kind: 'transaction', action: undefined, quantity: '1' }, 'Pay 0.000000000001 AR?'],
  [{ kind: 'transaction', quantity: '0', action: 'Transfer' }, 'Send “Transfer”?'],
  [{ kind: 'message' }, 'Sign this text?'],
  [{ kind: 'bytes' }, 'Sign unknown bytes?'],
] as const)('%j is titled %s', (request, name) => {
  ask(request);
  expect(screen.getByRole('dialog', { name })).toBeTruthy();
});
