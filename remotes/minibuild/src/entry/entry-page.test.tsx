import { leavePage, partMessages } from '@rainbow-rabbit/parts/testing';
import { MissingPageContext } from '@rainbow-rabbit/shared/area';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { type ContestStage, ContestStagePage, contestOf, contestStage } from '../testing/contest-stage';
import { EntryPage } from './entry-page';

beforeEach(() => {
  localStorage.clear();
  withMessages({ minibuild: en, ...partMessages });
});
afterEach(leavePage);

const entry = {
  entry: 7,
  kind: 'text',
  title: 'Hop on',
  team: { team: 3, name: 'The Burrow' },
  submittedAt: 1,
  changedAt: 2,
  revisions: 2,
  message: 'm'.repeat(43),
  text: 'A text.\n- with a list',
  links: ['https://example.org/work', 'javascript:alert(1)', 'p'.repeat(43), 'https://youtu.be/a'],
  people: [
    { person: 1, nickname: 'Ana' },
    { person: 2, nickname: 'Bo' },
  ],
  history: [
    { revision: 1, submittedAt: 1, message: 'n'.repeat(43), title: 'Hop' },
    { revision: 2, submittedAt: 2, message: 'm'.repeat(43), title: 'Hop on' },
  ],
};

const show = (stage: ContestStage, options: { isConnected?: boolean } = {}) =>
  render(
    <MissingPageContext value={() => <p>Page not found</p>}>
      <ContestStagePage
        stage={stage}
        at="/mini-build/entries/7"
        route="/mini-build/entries/:entry"
        {...options}
      >
        <EntryPage />
      </ContestStagePage>
    </MissingPageContext>,
  );

const refuse = (code: string) => () => {
  throw new Error(code);
};

test('an entry has its text, team, links and revisions, and no unsafe address is a link', async () => {
  show(contestStage({ contest: () => contestOf('judging'), entry: () => entry }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hop on' })).toBeTruthy();
  expect(screen.getByText('Ana and Bo')).toBeTruthy();
  const links = within(screen.getByRole('list', { name: en['entry.links'] }));
  expect(
    links.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['https://example.org/work', 'noopener noreferrer nofollow ugc'],
    [`/mini-build/utils?tool=lookup&id=${'p'.repeat(43)}`, null],
    ['https://youtu.be/a', 'noopener noreferrer nofollow ugc'],
  ]);
  expect(links.getByText('javascript:alert(1)')).toBeTruthy();
  expect(links.getByRole('link', { name: /^Video: youtu\.be/ })).toBeTruthy();
  expect(screen.getByText('2 revisions')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

test('an entry that the contest doesn’t know is a missing page', async () => {
  show(contestStage({ entry: refuse('entry.unknown') }));
  expect(await screen.findByText('Page not found')).toBeTruthy();
});

test('a hidden entry shows the reason of the staff, and nothing of the work', async () => {
  const hidden = { ...entry, isHidden: true, hiddenFor: 'An advertisement' };
  show(contestStage({ entry: ({ staff }) => (staff ? hidden : refuse('entry.hidden')()) }));
  expect(await screen.findByText('An advertisement')).toBeTruthy();
  expect(screen.getByText(en['entry.hidden'])).toBeTruthy();
  expect(screen.getByRole('link', { name: en['entry.back'] })).toBeTruthy();
  expect(screen.queryByText('Hop on')).toBeNull();
});

test('in the voting it can be approved here; a withdrawn one can’t', async () => {
  const stage = contestStage({ contest: () => contestOf('voting'), entry: () => entry });
  show(stage);
  fireEvent.click(await screen.findByRole('button', { name: /Approve.*Hop on/ }));
  expect(screen.getByText('1 approval')).toBeTruthy();
  cleanup();
  stage.answers.entry = () => ({ ...entry, isWithdrawn: true });
  show(stage);
  expect(await screen.findByText(en['entry.withdrawn'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

/** Sends a flag from the sheet that opens, with a reason. */
async function sendFlag(reason: string) {
  const send = await screen.findByRole('button', { name: partMessages.flags['flags.send'], hidden: true });
  fireEvent.click(send);
  expect(screen.getByText(partMessages.flags['flags.reason.missing'])).toBeTruthy();
  fireEvent.change(screen.getByLabelText(partMessages.flags['flags.reason']), { target: { value: reason } });
  fireEvent.click(send);
  expect(await screen.findByText(en['entry.flag.sent'])).toBeTruthy();
}

test('a flag needs a reason, and is sent with it', async () => {
  const stage = contestStage({
    contest: () => contestOf('voting'),
    entry: () => entry,
    flag: () => ({ entry: 7 }),
  });
  show(stage);
  fireEvent.click(await screen.findByRole('button', { name: en['entry.flag'] }));
  await sendFlag(' Not their own work ');
  expect(stage.asked.find(({ isSent }) => isSent)?.data).toEqual({
    entry: 7,
    reason: 'Not their own work',
    sequence: expect.any(Number),
  });
  expect(screen.queryByRole('button', { name: en['entry.flag'] })).toBeNull();
  expect(screen.getByRole('button', { name: en['entry.flag-name'] })).toBeTruthy();
});

test('the name of a team is flagged by itself, unless the staff hide it', async () => {
  const stage = contestStage({
    contest: () => contestOf('voting'),
    entry: () => entry,
    flag: () => ({ entry: 7, team: 3 }),
  });
  show(stage);
  fireEvent.click(await screen.findByRole('button', { name: en['entry.flag-name'] }));
  expect(await screen.findByText('Flag the name “The Burrow”')).toBeTruthy();
  await sendFlag('Rude');
  expect(stage.asked.find(({ isSent }) => isSent)?.data).toMatchObject({ entry: 7, team: 3, reason: 'Rude' });
  cleanup();
  stage.answers.entry = () => ({ ...entry, team: { team: 3, name: '#3', isHidden: true } });
  show(stage);
  expect(await screen.findByText('#3')).toBeTruthy();
  expect(screen.getByRole('button', { name: en['entry.flag'] })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['entry.flag-name'] })).toBeNull();
});
