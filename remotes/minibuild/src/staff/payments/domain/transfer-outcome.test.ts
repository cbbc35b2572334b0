import { transferOutcome } from './transfer-outcome';

const address = 'B'.repeat(43);
const transfer = { address, quantity: '5' };
const message = (Target: string, tags: Record<string, string>) => ({
  Target,
  Tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
});
const debit = message('S', { Action: 'Debit-Notice', Recipient: address, Quantity: '5' });
const credit = message(address, { Action: 'Credit-Notice', Sender: 'S', Quantity: '5' });

test.each([
  ['moved', [debit, credit]],
  ['earlier', [debit]],
  ['refused', [message('S', { Action: 'Transfer-Error', Error: 'Insufficient Balance!' })]],
  ['unclear', []],
  ['unclear', [message(address, { Action: 'Credit-Notice', Quantity: '6' })]],
  ['unclear', [message('X'.repeat(43), { Action: 'Credit-Notice', Quantity: '5' })]],
] as const)('a transfer is %s', (outcome, Messages) => {
  expect(transferOutcome({ Messages }, transfer)).toBe(outcome);
});

test('a message that the token failed at moved nothing', () => {
  expect(transferOutcome({ Messages: [credit], Error: 'boom' }, transfer)).toBe('refused');
});
