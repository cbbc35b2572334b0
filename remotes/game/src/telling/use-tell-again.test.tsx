import type { EventInfo, Player, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Game, GameContext } from '../session/game-context';
import { subjectOf, toldFor } from './told-for';
import { useTellAgain } from './use-tell-again';

const process = 'p'.repeat(43) as ProcessId;
const key = 'k'.repeat(87);
const rabbit = 7 as RabbitId;

afterEach(() => {
  cleanup();
  toldFor(process).clear();
});

function tellAgain(player: object, info: object = { phase: 'open' }) {
  const game = {
    event: { process, slug: 'demo', name: 'Garden Party', relay: { broker: ['wss://broker.example/'], key } },
    info: { reading: { status: 'current', value: info as EventInfo, at: 0 } },
    address: 'a' as Address,
    me: { reading: { status: 'current', value: player as Player, at: 0 } },
  } as unknown as Game;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameContext value={game}>{children}</GameContext>
  );
  return renderHook(useTellAgain, { wrapper }).result;
}

test.each([
  ['who asked without a rabbit', subjectOf(key, undefined)],
  ['who asked with another rabbit', subjectOf(key, 8 as RabbitId)],
  ['who asked with an earlier key of the relay', subjectOf('e'.repeat(87), rabbit)],
])('a player %s asks again, until that is taken', (_, subject) => {
  toldFor(process).write(subject);
  const result = tellAgain({ registered: true, rabbit });
  expect(result.current).toBeDefined();
  act(() => toldFor(process).write(subjectOf(key, rabbit)));
  expect(result.current).toBeUndefined();
});

test.each([
  ['who never asked', undefined, true],
  ['without a rabbit', subjectOf(key, undefined), false],
  ['who asked with the own rabbit', subjectOf(key, rabbit), true],
])('a visitor %s asks nothing', (_, subject, registered) => {
  if (subject !== undefined) toldFor(process).write(subject);
  expect(tellAgain({ registered, rabbit }).current).toBeUndefined();
});
