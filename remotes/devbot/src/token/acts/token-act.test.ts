import type { AoOutgoing } from '@rainbow-rabbit/shared/ao';
import { actOutcome, actTags, type TokenAct } from './token-act';

const recipient = 'B'.padEnd(43, 'A');
const transfer: TokenAct = { kind: 'transfer', recipient, quantity: '25' };
const message = (tags: Record<string, string>, Target = 'me'): AoOutgoing => ({
  Target,
  Tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
});
const outcome = (act: TokenAct, ...Messages: AoOutgoing[]) => actOutcome({ Messages }, act);

test('the tags say all that the act is', () => {
  expect(actTags(transfer)).toEqual([
    { name: 'Action', value: 'Transfer' },
    { name: 'Recipient', value: recipient },
    { name: 'Quantity', value: '25' },
  ]);
  const actions = (['mint', 'burn'] as const).map((kind) => actTags({ kind, quantity: '1' })[0]);
  expect([...actions, actTags({ kind: 'renounce' })[0]].map((tag) => tag?.value)).toEqual([
    'Mint',
    'Burn',
    'Renounce',
  ]);
});

test.each([
  [message({ Action: 'Credit-Notice', Quantity: '25' }, recipient), 'done'],
  [message({ Action: 'Debit-Notice', Quantity: '25', Recipient: recipient }), 'done'],
  [message({ Action: 'Credit-Notice', Quantity: '25' }, 'somebody else'), 'unclear'],
  [message({ Action: 'Credit-Notice', Quantity: '2' }, recipient), 'unclear'],
  [message({ Action: 'Thanks' }), 'unclear'],
])('a transfer that is answered with %j is %s', (answer, expected) => {
  expect(outcome(transfer, answer)).toBe(expected);
});

test('a refusal is told in the token’s words', () => {
  const answer = message({ Action: 'Transfer-Error', Error: 'Insufficient Balance!' });
  expect(() => outcome(transfer, answer)).toThrow(
    expect.objectContaining({ code: 'ao.process-failed', cause: 'Insufficient Balance!' }),
  );
  expect(() => actOutcome({ Messages: [], Error: 'rr:token.balance-too-small' }, transfer)).toThrow(
    expect.objectContaining({ code: 'token.balance-too-small' }),
  );
});

test('minting, burning and renouncing have their own answers', () => {
  expect(outcome({ kind: 'mint', quantity: '1' }, message({}))).toBe('done');
  expect(outcome({ kind: 'renounce' }, message({ Action: 'Renounced' }))).toBe('done');
  expect(outcome({ kind: 'renounce' })).toBe('unclear');
});
