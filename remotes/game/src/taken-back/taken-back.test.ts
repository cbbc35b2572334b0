import {
  defaultClaimWindowMs,
  defaultSettleWindowMs,
  maxVoidedClaims,
  type RabbitColour,
  type RabbitId,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type ColoursAt, takenBetween, withTaken } from './taken-back.domain';

const entry = (colour: RabbitColour, status: 'pending' | 'confirmed' = 'pending', rabbit = 7) => ({
  colour,
  rabbit: rabbit as RabbitId,
  nickname: 'Moss',
  slot: 0,
  status,
});
const windows = { claimWindowMs: defaultClaimWindowMs, settleWindowMs: defaultSettleWindowMs };
/** The last moment at which a claim of slot 0 can be confirmed. */
const lapsesAt = slotMs + defaultClaimWindowMs + defaultSettleWindowMs;
const stateAt = (
  at: number,
  collected: ColoursAt['collected'],
  more: Partial<ColoursAt> = {},
): ColoursAt => ({
  address: 'me',
  at,
  banned: false,
  voided: 0,
  collected,
  ...more,
});
const lost = (colour: RabbitColour, reason: 'unconfirmed' | 'staff' = 'unconfirmed') => ({
  colour,
  rabbit: 7 as RabbitId,
  nickname: 'Moss',
  reason,
});

describe('colours that were taken back', () => {
  it('are those that a newer state of the player lacks', () => {
    const before = stateAt(1, [entry('green'), entry('red', 'confirmed'), entry('blue')]);
    const now = stateAt(2, [entry('blue', 'confirmed')], { voided: 1 });
    expect(takenBetween(before, now, windows)).toEqual([lost('green'), lost('red', 'staff')]);
  });

  it('were taken by the staff where they could still be confirmed, and no code proved false', () => {
    const before = stateAt(1, [entry('green')]);
    expect(takenBetween(before, stateAt(lapsesAt, []), windows)).toEqual([lost('green', 'staff')]);
    expect(takenBetween(before, stateAt(lapsesAt + 1, []), windows)).toEqual([lost('green')]);
    expect(takenBetween(before, stateAt(2, [], { voided: 1 }), windows)).toEqual([lost('green')]);
  });

  it('are not those for which another claim stepped in', () => {
    expect(
      takenBetween(stateAt(1, [entry('green')]), stateAt(2, [entry('green', 'pending', 9)]), windows),
    ).toEqual([]);
  });

  it('are none where an older answer arrives late, or another player is shown', () => {
    const before = stateAt(2, [entry('green')]);
    expect(takenBetween(before, stateAt(1, []), windows)).toEqual([]);
    expect(takenBetween(before, stateAt(3, [], { address: 'other' }), windows)).toEqual([]);
  });

  it('are none where colours only do not show', () => {
    const before = stateAt(1, [entry('green'), entry('red', 'confirmed')]);
    expect(takenBetween(before, stateAt(2, [], { banned: true }), windows)).toEqual([]);
    const now = stateAt(2, [entry('red', 'confirmed')], { voided: maxVoidedClaims });
    expect(takenBetween(before, now, windows)).toEqual([]);
  });

  it('are listed once each, until the player has them again', () => {
    const list = withTaken([lost('green')], [lost('green', 'staff'), lost('red')], stateAt(2, []));
    expect(list).toEqual([lost('green', 'staff'), lost('red')]);
    expect(withTaken(list, [], stateAt(3, [entry('red', 'pending', 9)]))).toEqual([lost('green', 'staff')]);
    expect(withTaken(list, [], stateAt(3, []))).toBe(list);
  });
});
