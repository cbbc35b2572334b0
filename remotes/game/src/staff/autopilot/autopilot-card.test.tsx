import type { AutopilotState } from '@rainbow-rabbit/processes/autopilot/client';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { AutopilotCard } from './autopilot-card';
import { AutopilotContext } from './autopilot-state';

const clock = (time: string) => Date.parse(`2026-11-22T${time}:00`);
const draw = { commitment: 'c', acknowledgementKey: 'k', at: 1 };
const frozen = { hash: 'h', players: 5, at: clock('14:05'), block: 1 };
const begun = { draw, frozen, keyDigest: 'd', players: 5 };
const deal = { edition: 1, table: 'T', hash: 'h', count: 5, at: clock('14:10') } as never;
const secret = makeSecret();
const letAct = jest.fn();

beforeEach(() => jest.useFakeTimers({ now: clock('14:12') }));
afterEach(() => jest.useRealTimers());

/** Shows the card in a console that has the event's secret, unless it has no state. */
function show(state?: AutopilotState, info: Partial<EventInfo> = {}) {
  const card = (
    <AutopilotContext value={state && { state, letAct }}>
      <AutopilotCard />
    </AutopilotContext>
  );
  stageSection(card, { info: { ...begun, ...info }, ...(state && { secret }) });
}
const resting: AutopilotState = { status: 'resting', mayAct: true };

it.each<[string, Partial<EventInfo>, RegExp]>([
  ['before the first deal', {}, /^Roles are dealt at 2:15\sPM, or once 10 players are there.$/],
  ['once the time has come', { frozen: { ...frozen, at: clock('14:01') } }, /^The first roles are due.$/],
  ['with ten players', { players: 12 }, /^The first roles are due.$/],
  ['after a deal', { deal, players: 9 }, /^Roles dealt 2:10\sPM · next 2:30\sPM, 4 waiting$/],
])('says when the roles come: %s', (_, info, line) => {
  show(resting, info);
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(/else late-comers wait/)).toBeTruthy();
});

it('says how a wallet that asks for each act lets it run', () => {
  show({ status: 'resting', mayAct: false });
  expect(screen.getByText(/^A QuickWallet offers at your next act/)).toBeTruthy();
});

it('says what it does', () => {
  show({ status: 'working', step: 'deal' }, { deal });
  expect(screen.getByText('Now: dealing the roles')).toBeTruthy();
});

it('says what failed, and when it is tried again', () => {
  const next = { name: 'report', at: clock('14:20') } as const;
  const error = new AppError('ao.unreachable');
  show({ status: 'failed', step: 'report', error, next }, { phase: 'ended' });
  expect(screen.getByText('Did not work: reporting the points')).toBeTruthy();
  expect(screen.getByText(/^Tried again at 2:20\sPM.$/)).toBeTruthy();
});

it('lets a person approve what the wallet asks for', () => {
  show({ status: 'asking', step: 'deal' });
  expect(screen.getByText('Waits for your approval: dealing the roles')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Let this device run the event' }));
  expect(letAct).toHaveBeenCalledTimes(1);
});

it('asks for the event file where this browser has no secret', () => {
  show();
  expect(screen.getByText(/^This device doesn’t have the event’s secret yet/)).toBeTruthy();
});

it.each<[string, Partial<EventInfo>]>([
  ['before the start', { phase: 'open' }],
  ['after the end, once nothing is left', { phase: 'ended' }],
])('shows nothing %s', (_, info) => {
  show(resting, info);
  expect(screen.queryByText('Runs by itself')).toBeNull();
});
