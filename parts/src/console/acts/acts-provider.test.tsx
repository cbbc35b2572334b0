import { type ContestInfo, hideEntry } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ActOutcome, actor, partMessages, stageActs } from '../../testing';
import type { AskForAct } from './acts';
import { ActsProvider } from './acts-provider';

const info = {
  ...{ version: 1, owner: actor, staff: [actor], phase: 'voting', isOpen: true, people: 1, removed: 0 },
  ...{ teams: 1, entries: 1, hidden: 0, withdrawn: 0, flags: 0, ballots: 0, judges: [], payments: 0, at: 1 },
  admission: { by: 'tickets', events: [], batches: 0, tickets: 0, ticketsUsed: 0 },
};
const taken = { ...info, hidden: 1 };
const acted = jest.fn();
let stage: ReturnType<typeof stageActs<ContestInfo>>;

function show(outcomes: readonly ActOutcome[]) {
  withMessages({ ...partMessages, shared: { 'error.contest.rules-fixed': 'The rules are fixed.' } });
  acted.mockReset();
  stage = stageActs({
    info,
    outcomes,
    within: (_, children) => (
      <ActsProvider
        process={'P'.repeat(43) as ProcessId}
        running="This device runs it."
        maxReasonLength={200}
        readAgain={async () => ({ ...taken, hidden: 2 }) as never}
        onActed={acted}
      >
        {children}
      </ActsProvider>
    ),
  });
  const place = { ao: stage.ao, process: 'P'.repeat(43) as ProcessId };
  return {
    done: 'It is hidden.',
    send: (reason, options) => hideEntry(place, { reason, entry: 1, isHidden: true }, options),
  } satisfies Pick<Parameters<AskForAct<ContestInfo>>[0], 'done' | 'send'>;
}

/** Shows the sheet of an act whose reason a person writes. */
async function showSheet(outcomes: readonly ActOutcome[]) {
  const sent = show(outcomes);
  const effect = <p>It leaves the gallery.</p>;
  await stage.ask({ ...sent, title: 'Hide it?', effect, confirm: 'Hide', suggestions: ['Spam'] });
}

/** Asks for an act that needs no reason of a person. */
async function doPlain(outcomes: readonly ActOutcome[], isDeclined = false) {
  const sent = show(outcomes);
  if (isDeclined) stage.signDataItem.mockRejectedValueOnce(new AppError('wallet.declined'));
  await stage.ask({ ...sent, reason: 'Entry hidden' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const signed = () => JSON.parse(stage.signDataItem.mock.calls[0]?.[0].data ?? '');

test('a weighed act needs a reason, which a press fills in, and its effect is above', async () => {
  await showSheet([taken]);
  expect(screen.getByRole('dialog', { name: 'Hide it?' })).toBeTruthy();
  expect(screen.getByText('It leaves the gallery.')).toBeTruthy();
  press('Hide');
  expect(screen.getByText('Write why, in a few words.')).toBeTruthy();
  expect(stage.signDataItem).not.toHaveBeenCalled();
  press('Spam');
  press('Hide');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signed()).toEqual({ reason: 'Spam', entry: 1, isHidden: true, sequence: expect.any(Number) });
  expect(acted).toHaveBeenCalledWith(expect.objectContaining({ hidden: 1 }));
});

test('several presses send once', async () => {
  await showSheet([taken, taken]);
  press('Spam');
  press('Hide');
  press('Hide');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(stage.posted).toHaveLength(1);
});

test('a refusal says why, and another attempt is another message', async () => {
  await showSheet(['rr:contest.rules-fixed', taken]);
  press('Spam');
  press('Hide');
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  expect(screen.getByText('The rules are fixed.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Once more' } });
  press('Hide');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(stage.posted).toEqual(['AQ', 'Ag']);
});

test('what the wallet’s user declined has not happened', async () => {
  await showSheet([taken]);
  stage.signDataItem.mockRejectedValueOnce(new AppError('wallet.declined'));
  press('Spam');
  press('Hide');
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  expect(stage.posted).toHaveLength(0);
});

test('without an answer nobody knows, and the same message is sent again', async () => {
  await showSheet(['lost', taken]);
  press('Spam');
  press('Hide');
  expect(await screen.findByText('It is not known yet if this happened')).toBeTruthy();
  expect((screen.getByLabelText('Reason') as HTMLInputElement).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Spam' })).toBeNull();
  press('Send the same message again');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(stage.posted).toEqual(['AQ']);
  expect(stage.signDataItem).toHaveBeenCalledTimes(1);
});

test('a message that had arrived after all is done, and the state is read again', async () => {
  await showSheet(['lost', 'rr:message.repeated']);
  press('Spam');
  press('Hide');
  await screen.findByText('It is not known yet if this happened');
  press('Send the same message again');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(acted).toHaveBeenCalledWith(expect.objectContaining({ hidden: 2 }));
});

test('any other act goes to the wallet at once, with the reason that the console gives', async () => {
  await doPlain([taken]);
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signed()).toMatchObject({ reason: 'Entry hidden' });
  expect(acted).toHaveBeenCalledTimes(1);
});

test('such an act that failed says why, and an unknown one is sent again', async () => {
  await doPlain(['rr:contest.rules-fixed']);
  expect(await screen.findByText('This did not happen')).toBeTruthy();
  cleanup();
  await doPlain(['lost', taken]);
  expect(await screen.findByText('It is not known yet if this happened')).toBeTruthy();
  press('Send the same message again');
  expect(await screen.findByText('It is hidden.')).toBeTruthy();
  expect(stage.signDataItem).toHaveBeenCalledTimes(1);
});

test('such an act that was declined in the wallet leaves nothing behind', async () => {
  await doPlain([taken], true);
  await waitFor(() => expect(screen.queryByText('This did not happen')).toBeNull());
  expect(stage.posted).toHaveLength(0);
});

test('a sheet that is closed sends nothing', async () => {
  await showSheet([taken]);
  press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stage.signDataItem).not.toHaveBeenCalled();
});
