import { leavePage, partMessages } from '@rainbow-rabbit/parts/testing';
import type { ContestEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { useContest } from '../contest/use-contest';
import {
  type ContestStage,
  ContestStagePage,
  contestOf,
  contestStage,
  mineOf,
} from '../testing/contest-stage';
import { CommentsPart } from './comments-part';

beforeEach(() => {
  localStorage.clear();
  withMessages({ minibuild: en, ...partMessages });
});
afterEach(leavePage);

const entry = { entry: 7, people: [{ person: 1, nickname: 'Ana' }] } as unknown as ContestEntry;
const person = (number: number) => ({ person: number, nickname: 'Me', hasContact: false, signedUpAt: 1 });

/** A contest with two comments, in which the visitor is a person of the given number. */
function talkOf(number?: number): ContestStage {
  let rows = [
    { comment: 2, person: 2, nickname: 'Bo', text: 'Second', writtenAt: 2 },
    { comment: 1, person: 3, nickname: 'Cy', text: 'First\nof all', writtenAt: 1 },
  ];
  const mine = () => mineOf(number === undefined ? {} : { person: person(number) });
  return contestStage({
    contest: () => contestOf('building'),
    mine,
    comments: () => ({ total: rows.length, rows }),
    comment: ({ text }) => {
      rows = [{ comment: 3, person: number ?? 0, nickname: 'Me', text: String(text), writtenAt: 3 }, ...rows];
      return mine();
    },
    takeComment: ({ comment }) => {
      rows = rows.filter((row) => row.comment !== comment);
      return mine();
    },
    flag: ({ entry: of, comment }) => ({ entry: of, comment }),
  });
}

function Part() {
  const { place } = useContest();
  return place && <CommentsPart place={place} entry={entry} />;
}

async function open(stage: ContestStage) {
  render(
    <ContestStagePage stage={stage} at="/mini-build/entries/7">
      <Part />
    </ContestStagePage>,
  );
  const label = screen.getByText(en['comment.title']);
  expect(stage.asked.some(({ action }) => action === 'Comments')).toBe(false);
  fireEvent.click(label);
  fireEvent(label.closest('details') as HTMLElement, new Event('toggle'));
  expect(await screen.findByText('Second')).toBeTruthy();
}

const sent = (stage: ContestStage) =>
  stage.asked
    .filter(({ isSent }) => isSent)
    .map(({ action, data: { sequence: _, ...data } }) => [action, data]);

test('comments are read once somebody opens them, and who has signed up writes one', async () => {
  const stage = talkOf(9);
  await open(stage);
  fireEvent.change(await screen.findByLabelText(en['comment.text']), { target: { value: ' Hello ' } });
  fireEvent.click(screen.getByRole('button', { name: en['comment.send'] }));
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(sent(stage)).toEqual([['Comment', { entry: 7, text: 'Hello' }]]);
});

test('the author takes a comment away, and others flag it', async () => {
  const stage = talkOf(2);
  await open(stage);
  expect(await screen.findByRole('button', { name: 'Take it away: the comment by Bo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it away: the comment by Cy' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Flag the comment by Cy' }));
  const sheet = await screen.findByRole('dialog');
  fireEvent.click(within(sheet).getByRole('button', { name: partMessages.flags['flags.reason-1'] }));
  fireEvent.click(within(sheet).getByRole('button', { name: partMessages.flags['flags.send'] }));
  expect(await screen.findByText(en['entry.flag.sent'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take it away: the comment by Bo' }));
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
  expect(sent(stage)).toEqual([
    ['Flag', { entry: 7, comment: 1, reason: partMessages.flags['flags.reason-1'] }],
    ['TakeComment', { comment: 2 }],
  ]);
});

test('the captain of the entry takes any comment away', async () => {
  await open(talkOf(1));
  expect(await screen.findByRole('button', { name: 'Take it away: the comment by Cy' })).toBeTruthy();
});

test('a visitor reads who can write', async () => {
  await open(talkOf());
  expect(await screen.findByText(en['comment.who'])).toBeTruthy();
  expect(screen.queryByLabelText(en['comment.text'])).toBeNull();
});
