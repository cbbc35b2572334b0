import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { ContestStagePage, contestOf, contestStage, mineOf } from '../testing/contest-stage';
import { useContest } from './use-contest';
import { useMine } from './use-mine';

beforeEach(() => {
  withMessages({ minibuild: en });
  localStorage.clear();
});

const Phase = () => <p>{`phase ${useContest().phase}`}</p>;
const Name = () => <p>{`name ${useMine().mine?.person?.nickname}`}</p>;
const person = { person: 1, nickname: 'Ann', hasContact: false, signedUpAt: 1 };

test('all parts of a page share one reading of the contest, and the wallet’s part is read only where it is needed', async () => {
  const stage = contestStage();
  render(
    <ContestStagePage stage={stage} at="/mini-build">
      <Phase />
      <Phase />
    </ContestStagePage>,
  );
  await waitFor(() => expect(screen.getAllByText('phase signUp')).toHaveLength(2));
  expect(stage.asked.map(({ action }) => action)).toEqual(['Contest']);
});

test('the wallet’s part is read once for all that need it', async () => {
  const stage = contestStage({ mine: () => mineOf({ person }) });
  render(
    <ContestStagePage stage={stage} at="/mini-build">
      <Name />
      <Name />
    </ContestStagePage>,
  );
  await waitFor(() => expect(screen.getAllByText('name Ann')).toHaveLength(2));
  expect(stage.asked.filter(({ action }) => action === 'Mine')).toHaveLength(1);
});

test('the next visit begins with the kept answer, and the phase moves on without another one', async () => {
  jest.useFakeTimers({ now: Date.now() });
  try {
    const contest = contestOf('signUp');
    const stage = contestStage({ contest: () => contest });
    const page = (
      <ContestStagePage stage={stage} at="/mini-build">
        <Phase />
      </ContestStagePage>
    );
    const first = render(page);
    await act(async () => undefined);
    expect(screen.getByText('phase signUp')).toBeTruthy();
    first.unmount();
    stage.answers.contest = () => {
      throw new Error('ao.unreachable');
    };
    render(page);
    expect(screen.getByText('phase signUp')).toBeTruthy();
    await act(async () => undefined);
    await act(
      async () => void jest.advanceTimersByTime((contest.facts?.times.building ?? 0) - Date.now() + 5),
    );
    expect(screen.getByText('phase building')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('where no contest is named, nothing is asked', async () => {
  const stage = contestStage();
  render(
    <ContestStagePage stage={stage} at="/mini-build" hasContest={false}>
      <Phase />
      <Name />
    </ContestStagePage>,
  );
  expect(screen.getByText('phase undefined')).toBeTruthy();
  expect(stage.asked).toEqual([]);
});

test('a link names another contest', async () => {
  const stage = contestStage();
  render(
    <ContestStagePage stage={stage} at={`/mini-build?contest=${'c'.repeat(43)}`} hasContest={false}>
      <Phase />
    </ContestStagePage>,
  );
  expect(await screen.findByText('phase signUp')).toBeTruthy();
});
