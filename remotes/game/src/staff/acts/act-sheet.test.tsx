import { StaffContext } from '@rainbow-rabbit/parts/console/session';
import {
  banPlayer,
  type EventInfo,
  pauseEvent,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/staff/en.json';
import { stageEvent, stageProcess } from '../../testing/section-stage';
import { StaffEventContext } from '../session/staff-event';
import { type AskForStaffAct, useStaffAct } from './staff-acts';
import { StaffActsProvider } from './staff-acts-provider';

const address = `${'S'.repeat(42)}A` as Address;
const reply = (info: EventInfo) => ({
  Messages: [
    { Target: address, Tags: [{ name: 'Action', value: 'Info' }], Data: JSON.stringify(info) },
    { Target: '', Tags: [{ name: 'Action', value: 'Info' }], Data: JSON.stringify(info) },
  ],
});

let posted: string[];
let outcomes: (() => Promise<ReturnType<typeof reply>>)[];
let signDataItem: jest.Mock<Promise<Uint8Array>>;
let acted: jest.Mock;

const refused = (code: string) => async () => ({ ...reply(stageEvent), Error: `rr:${code}` });
const lost = async () => {
  throw new AppError('ao.unreachable');
};
const taken = async () => reply({ ...stageEvent, players: 1233 });

function Asking({ onAsk }: { onAsk: (ask: AskForStaffAct) => void }) {
  onAsk(useStaffAct());
  return null;
}

/** Lets the console act, whose messages meet the outcomes in their order. */
function stageActs(next: typeof outcomes) {
  withMessages({ game: { ...en, ...later } });
  posted = [];
  outcomes = next;
  signDataItem = jest.fn(async () => Uint8Array.of(signDataItem.mock.calls.length));
  acted = jest.fn();
  const ao = memoryAo({
    onPost: ({ item }) => posted.push(item),
    answer: () => (outcomes.shift() ?? lost)(),
    read: async () => reply({ ...stageEvent, players: 1233 }),
  });
  const rabbit = { ao, process: stageProcess };
  let ask: AskForStaffAct | undefined;
  render(
    <WalletProvider>
      <StaffContext value={{ address, signer: { address, signDataItem } }}>
        <StaffEventContext
          value={{ rabbit, info: stageEvent, secret: {} as never, refresh: async () => undefined }}
        >
          <StaffActsProvider onActed={acted}>
            <Asking onAsk={(given) => (ask = given)} />
          </StaffActsProvider>
        </StaffEventContext>
      </StaffContext>
    </WalletProvider>,
  );
  return { rabbit, ask: (request: Parameters<AskForStaffAct>[0]) => act(async () => ask?.(request)) };
}

/** Shows the sheet of a ban. */
async function showSheet(next: typeof outcomes) {
  const { ask, rabbit } = stageActs(next);
  await ask({
    title: 'Ban Clover?',
    effect: <p>Clover can’t scan.</p>,
    confirm: 'Ban',
    suggestions: ['Passed codes on'],
    done: 'Clover is banned.',
    send: (reason, options) => banPlayer(rabbit, { reason, rabbit: 3 as RabbitId }, options),
  });
}

/** Pauses the event, which needs no reason of a person. */
async function pause(next: typeof outcomes, isDeclined = false) {
  const { ask, rabbit } = stageActs(next);
  if (isDeclined) signDataItem.mockRejectedValueOnce(new AppError('wallet.declined'));
  await ask({
    reason: 'Game paused',
    done: 'The game is paused.',
    send: (reason, options) => pauseEvent(rabbit, { reason }, options),
  });
}

const reason = () => screen.getByLabelText('Reason') as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an act against a player needs a reason, which a press fills in, and its effect stands above', async () => {
  await showSheet([taken]);
  expect(screen.getByRole('dialog', { name: 'Ban Clover?' })).toBeTruthy();
  expect(screen.getByText('Clover can’t scan.')).toBeTruthy();
  press('Ban');
  expect(screen.getByText('Write why, in a few words.')).toBeTruthy();
  expect(signDataItem).not.toHaveBeenCalled();
  press('Passed codes on');
  press('Ban');
  expect(await screen.findByText('Clover is banned.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [item] = signDataItem.mock.calls[0] as unknown as [{ data: string }];
  expect(JSON.parse(item.data)).toEqual({
    reason: 'Passed codes on',
    rabbit: 3,
    sequence: expect.any(Number),
  });
  expect(acted).toHaveBeenCalledWith(expect.objectContaining({ players: 1233 }));
});

test('several presses send once', async () => {
  await showSheet([taken, taken]);
  press('Passed codes on');
  press('Ban');
  press('Ban');
  expect(await screen.findByText('Clover is banned.')).toBeTruthy();
  expect(posted).toHaveLength(1);
});

test('a refusal says why, and another attempt is another message', async () => {
  await showSheet([refused('event.judging'), taken]);
  press('Passed codes on');
  press('Ban');
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  expect(screen.getByText(en['error.event.judging'])).toBeTruthy();
  fireEvent.change(reason(), { target: { value: 'Once more' } });
  press('Ban');
  expect(await screen.findByText('Clover is banned.')).toBeTruthy();
  expect(posted).toEqual(['AQ', 'Ag']);
});

test('what the wallet’s user declined has not happened', async () => {
  await showSheet([taken]);
  signDataItem.mockRejectedValueOnce(new AppError('wallet.declined'));
  press('Passed codes on');
  press('Ban');
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  expect(posted).toHaveLength(0);
});

test('without an answer nobody knows, and the same message is sent again', async () => {
  await showSheet([lost, taken]);
  press('Passed codes on');
  press('Ban');
  expect(await screen.findByText('It is not known yet if this happened')).toBeTruthy();
  expect(reason().readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Passed codes on' })).toBeNull();
  press('Send the same message again');
  expect(await screen.findByText('Clover is banned.')).toBeTruthy();
  expect(posted).toEqual(['AQ']);
  expect(signDataItem).toHaveBeenCalledTimes(1);
});

test('a message that had arrived after all is done', async () => {
  await showSheet([lost, refused('message.repeated')]);
  press('Passed codes on');
  press('Ban');
  press(await screen.findByText('Send the same message again').then(({ textContent }) => textContent ?? ''));
  await waitFor(() => expect(acted).toHaveBeenCalledWith(expect.objectContaining({ players: 1233 })));
  expect(screen.getByText('Clover is banned.')).toBeTruthy();
});

test('any other act goes to the wallet at once, with the reason that the console gives', async () => {
  await pause([taken]);
  expect(await screen.findByText('The game is paused.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [item] = signDataItem.mock.calls[0] as unknown as [{ data: string }];
  expect(JSON.parse(item.data)).toMatchObject({ reason: 'Game paused' });
  expect(acted).toHaveBeenCalledTimes(1);
});

test('such an act that failed says why, and an unknown one is sent again', async () => {
  await pause([refused('event.judging')]);
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  cleanup();
  await pause([lost, taken]);
  expect(await screen.findByText('It is not known yet if this happened')).toBeTruthy();
  press('Send the same message again');
  expect(await screen.findByText('The game is paused.')).toBeTruthy();
  expect(signDataItem).toHaveBeenCalledTimes(1);
});

test('such an act that was declined in the wallet leaves nothing behind', async () => {
  await pause([taken], true);
  await waitFor(() => expect(screen.queryByText('This did not happen')).toBeNull());
  expect(posted).toHaveLength(0);
});

test('a sheet that is closed sends nothing', async () => {
  await showSheet([taken]);
  press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signDataItem).not.toHaveBeenCalled();
});
