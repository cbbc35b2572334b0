import { StaffContext } from '@rainbow-rabbit/parts/console/session';
import { type ContestInfo, hideEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/staff/en.json';
import { consoleAddress, consoleContest } from '../../testing/console-stage';
import { StaffContestContext } from '../session/staff-contest';
import { type AskForContestAct, useContestAct } from './staff-acts';
import { ContestActsProvider } from './staff-acts-provider';

const info: ContestInfo = {
  version: 1,
  owner: consoleAddress,
  staff: [consoleAddress],
  phase: 'voting',
  isOpen: true,
  people: 1,
  removed: 0,
  teams: 1,
  entries: 1,
  hidden: 1,
  withdrawn: 0,
  flags: 0,
  ballots: 0,
  admission: { by: 'tickets', events: [], batches: 0, tickets: 0, ticketsUsed: 0 },
  judges: [],
  payments: 0,
  at: 1,
};
const reply = {
  Messages: [
    {
      Target: consoleAddress as string,
      Tags: [{ name: 'Action', value: 'Info' }],
      Data: JSON.stringify(info),
    },
  ],
};
const taken = async () => reply;
const refused = (code: string) => async () => ({ ...reply, Error: `rr:${code}` });
const lost = async () => {
  throw new AppError('ao.unreachable');
};

let posted: string[];
let signDataItem: jest.Mock<Promise<Uint8Array>>;
let acted: jest.Mock;

function Asking({ onAsk }: { onAsk: (ask: AskForContestAct) => void }) {
  onAsk(useContestAct());
  return null;
}

/** Shows the sheet of an act whose messages meet the outcomes in their order. */
function showSheet(outcomes: (() => Promise<typeof reply>)[]) {
  withMessages({ minibuild: { ...en, ...later } });
  posted = [];
  signDataItem = jest.fn(async () => Uint8Array.of(signDataItem.mock.calls.length));
  acted = jest.fn();
  const ao = memoryAo({
    onPost: ({ item }) => posted.push(item),
    answer: () => (outcomes.shift() ?? lost)(),
    read: taken,
  });
  const contest = { ao, process: consoleContest };
  let ask: AskForContestAct | undefined;
  render(
    <WalletProvider>
      <StaffContext value={{ address: consoleAddress, signer: { address: consoleAddress, signDataItem } }}>
        <StaffContestContext
          value={{ contest, info, front: {} as never, secret: {} as never, refresh: async () => undefined }}
        >
          <ContestActsProvider onActed={acted}>
            <Asking onAsk={(given) => (ask = given)} />
          </ContestActsProvider>
        </StaffContestContext>
      </StaffContext>
    </WalletProvider>,
  );
  act(() =>
    ask?.({
      title: 'Hide it?',
      effect: <p>It leaves the gallery.</p>,
      confirm: 'Hide',
      suggestions: ['Spam'],
      done: 'It is hidden.',
      send: (reason, options) => hideEntry(contest, { reason, entry: 1, isHidden: true }, options),
    }),
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an act needs a reason, and several presses send once', async () => {
  showSheet([taken, taken]);
  expect(screen.getByText('It leaves the gallery.')).toBeTruthy();
  press('Hide');
  expect(screen.getByText('Write why, in a few words.')).toBeTruthy();
  press('Spam');
  press('Hide');
  press('Hide');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted).toHaveLength(1);
  expect(acted).toHaveBeenCalledWith(expect.objectContaining({ hidden: 1 }));
});

test('a refusal is translated, and another attempt is another message', async () => {
  showSheet([refused('contest.rules-fixed'), taken]);
  press('Spam');
  press('Hide');
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  expect(screen.getByText(en['error.contest.rules-fixed'])).toBeTruthy();
  press('Hide');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(posted).toEqual(['AQ', 'Ag']);
});

test('without an answer nobody knows, and the same message is sent again', async () => {
  showSheet([lost, refused('message.repeated')]);
  press('Spam');
  press('Hide');
  expect(await screen.findByText('It is not known yet if this happened')).toBeTruthy();
  expect((screen.getByLabelText('Reason') as HTMLInputElement).readOnly).toBe(true);
  press('Send the same message again');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(posted).toEqual(['AQ']);
  expect(signDataItem).toHaveBeenCalledTimes(1);
});
