import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { ContestStagePage, contestOf, contestStage, mineOf } from '../testing/contest-stage';
import { ApproveButton } from './approve-button';
import { BallotSheet } from './ballot-sheet';
import { useBallot } from './use-ballot';

beforeEach(() => {
  withMessages({ minibuild: en });
  localStorage.clear();
});

function Page() {
  const ballot = useBallot();
  return (
    <>
      <ApproveButton entry={{ entry: 7, title: 'A burrow' }} ballot={ballot} />
      <BallotSheet ballot={ballot} onClose={() => undefined} />
    </>
  );
}

test('a ballot whose answer was lost is brought to its answer, and then counts', async () => {
  let isLost = true;
  const stage = contestStage({
    contest: () => contestOf('voting'),
    mine: () => mineOf({ phase: 'voting', vote: 'yes' }),
    vote: ({ entries }) => {
      if (isLost) throw new AppError('ao.timeout', { retryable: true });
      return { entries, votedAt: 1 };
    },
  });
  render(
    <ContestStagePage stage={stage} at="/mini-build/entries">
      <Page />
    </ContestStagePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: /A burrow/, hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign and send' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(en['vote.state.counted'])).toBeNull();
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Sign and send' }));
  expect(await screen.findByText(en['vote.state.counted'])).toBeTruthy();
  const votes = stage.asked.filter(({ isSent }) => isSent).map(({ data }) => data);
  expect(votes).toHaveLength(2);
  expect(votes[1]).toEqual(votes[0]);
  expect(votes[0]).toMatchObject({ entries: [7] });
});
