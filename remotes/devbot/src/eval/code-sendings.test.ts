import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { codeSendingOf, forgetCodeSending, keepCodeSending } from './code-sendings';

const sending = (process: string, lua = 'return 1', itemLength = 10) => ({
  process,
  lua,
  signed: { id: 'i'.repeat(43) as TxId, item: 'a'.repeat(itemLength), signedAt: 1, isPosted: false },
});

beforeEach(() => localStorage.clear());

it('keeps one signed message for each process, until it is forgotten', () => {
  keepCodeSending(sending('p1'));
  keepCodeSending(sending('p2'));
  keepCodeSending(sending('p1', 'return 2'));
  expect(codeSendingOf('p1')?.lua).toBe('return 2');
  forgetCodeSending('p1');
  expect(codeSendingOf('p1')).toBeUndefined();
  expect(codeSendingOf('p2')).toEqual(sending('p2'));
});

it('keeps the newest within its bounds', () => {
  for (let n = 0; n < 10; n += 1) keepCodeSending(sending(`p${n}`));
  expect(codeSendingOf('p1')).toBeUndefined();
  expect(codeSendingOf('p2')).toBeDefined();
  keepCodeSending(sending('large', 'x', 2_499_990));
  expect(codeSendingOf('large')).toBeDefined();
  expect(codeSendingOf('p9')).toBeUndefined();
});
