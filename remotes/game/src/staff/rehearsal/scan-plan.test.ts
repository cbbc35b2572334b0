import {
  type Disclosure,
  maxDisclosures,
  type RabbitId,
  slotStart,
} from '@rainbow-rabbit/processes/rabbit/client';
import { dueTokens, scanPlan, withoutTokens } from './scan-plan.domain';

const token = (rabbit: number, slot = 100): Disclosure => ({
  rabbit: rabbit as RabbitId,
  slot,
  token: 'AAAA',
});

const colours = ['green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet', 'green'];

it('gives everybody one rabbit of each colour that another one has, and nobody the own rabbit', () => {
  const rabbits = colours.map((colour, index) => ({ colour, name: `rabbit ${index}` }));
  const plan = scanPlan(rabbits);
  for (const [scanner, other] of plan) expect(other).not.toBe(scanner);
  const coloursOf = rabbits.map((rabbit) =>
    plan.flatMap(([scanner, { colour }]) => (scanner === rabbit ? [colour] : [])),
  );
  for (const own of coloursOf) expect(new Set(own).size).toBe(own.length);
  expect(coloursOf.map(({ length }) => length)).toEqual([7, 6, 6, 6, 6, 6, 6, 7]);
});

it('shows a token once its claim window is over, once, and no more than a message carries', () => {
  const at = (now: number) => ({ now, claimWindowMs: 60_000 });
  const end = slotStart(101) + 60_000;
  expect(dueTokens([token(1)], at(end))).toEqual([]);
  expect(dueTokens([token(1), token(1), token(2), token(1, 101)], at(end + 1))).toEqual([token(1), token(2)]);
  const many = Array.from({ length: 50 }, (_, index) => token(index + 1));
  expect(dueTokens(many, at(end + 1))).toHaveLength(maxDisclosures);
});

it('leaves out the tokens of the same rabbits and slots', () => {
  const tokens = [token(1), token(2), token(1, 101), token(1)];
  expect(withoutTokens(tokens, [token(1)])).toEqual([token(2), token(1, 101)]);
  expect(withoutTokens(tokens, [])).toEqual(tokens);
});
