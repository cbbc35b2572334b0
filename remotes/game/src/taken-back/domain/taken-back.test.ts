import { maxVoidedClaims, type RabbitColour, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type ColoursAt, takenBetween, withTaken } from './taken-back';

const entry = (colour: RabbitColour, status: 'pending' | 'confirmed' = 'pending', rabbit = 7) => ({
  colour,
  rabbit: rabbit as RabbitId,
  nickname: 'Moss',
  status,
});
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
    const now = stateAt(2, [entry('blue', 'confirmed')]);
    expect(takenBetween(before, now)).toEqual([lost('green'), lost('red', 'staff')]);
  });

  it('are not those for which another claim stepped in', () => {
    expect(takenBetween(stateAt(1, [entry('green')]), stateAt(2, [entry('green', 'pending', 9)]))).toEqual(
      [],
    );
  });

  it('are none where an older answer arrives late, or another player is shown', () => {
    const before = stateAt(2, [entry('green')]);
    expect(takenBetween(before, stateAt(1, []))).toEqual([]);
    expect(takenBetween(before, stateAt(3, [], { address: 'other' }))).toEqual([]);
  });

  it('are none where colours only do not show', () => {
    const before = stateAt(1, [entry('green'), entry('red', 'confirmed')]);
    expect(takenBetween(before, stateAt(2, [], { banned: true }))).toEqual([]);
    const now = stateAt(2, [entry('red', 'confirmed')], { voided: maxVoidedClaims });
    expect(takenBetween(before, now)).toEqual([]);
  });

  it('are listed once each, until the player has them again', () => {
    const list = withTaken([lost('green')], [lost('green', 'staff'), lost('red')], stateAt(2, []));
    expect(list).toEqual([lost('green', 'staff'), lost('red')]);
    expect(withTaken(list, [], stateAt(3, [entry('red', 'pending', 9)]))).toEqual([lost('green', 'staff')]);
    expect(withTaken(list, [], stateAt(3, []))).toBe(list);
  });
});
