import { keptApprovalsIn } from './kept-approvals';
import { testAddress } from './testing/wallet';

const [mine, other] = [testAddress('a'), testAddress('b')];
const kept = keptApprovalsIn(() => localStorage);

beforeEach(() => localStorage.clear());

it('keeps the approvals of one account, for the next page', () => {
  kept.add(mine, 'disclose');
  const next = keptApprovalsIn(() => localStorage);
  expect(next.has(mine, 'disclose')).toBe(true);
  expect(next.has(mine, 'scan')).toBe(false);
  expect(next.has(other, 'disclose')).toBe(false);
});

it('forgets them once another account takes its place', () => {
  kept.add(mine, 'disclose');
  kept.keepOnly(mine);
  expect(kept.has(mine, 'disclose')).toBe(true);
  kept.keepOnly(other);
  expect(kept.has(mine, 'disclose')).toBe(false);
  kept.add(mine, 'disclose');
  kept.keepOnly();
  expect(kept.has(mine, 'disclose')).toBe(false);
});

it('keeps the newest sixteen', () => {
  for (let event = 0; event < 17; event++) kept.add(mine, `event ${event}`);
  kept.add(mine, 'event 1');
  expect(kept.has(mine, 'event 0')).toBe(false);
  expect(kept.has(mine, 'event 1')).toBe(true);
  expect(kept.has(mine, 'event 16')).toBe(true);
});

it.each(['', '{', '[]', '{"address":1,"subjects":[]}', 'null'])('reads %j as nothing', (text) => {
  localStorage.setItem('rr-wallet-approvals', text);
  expect(kept.has(mine, 'disclose')).toBe(false);
  kept.add(mine, 'disclose');
  expect(kept.has(mine, 'disclose')).toBe(true);
});

it('keeps nothing in a browser that denies its storage', () => {
  const denied = keptApprovalsIn(() => {
    throw new Error('denied');
  });
  denied.add(mine, 'disclose');
  denied.keepOnly();
  expect(denied.has(mine, 'disclose')).toBe(false);
});
