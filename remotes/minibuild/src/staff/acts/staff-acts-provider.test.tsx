import { partMessages, stageActs } from '@rainbow-rabbit/parts/testing';
import { openContest } from '@rainbow-rabbit/processes/minibuild/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/staff/en.json';
import { consoleContest, stageFront, stageInfo } from '../../testing/console-stage';
import { StaffContestContext } from '../session/staff-contest';
import { useContestAct } from './staff-acts';
import { ContestActsProvider } from './staff-acts-provider';

test('an act on the contest says why it is refused, and one that had arrived shows the contest anew', async () => {
  withMessages({ minibuild: { ...en, ...later }, ...partMessages });
  const acted = jest.fn();
  const stage = stageActs({
    info: { ...stageInfo, hidden: 1 },
    outcomes: ['rr:contest.rules-fixed', 'lost', 'rr:message.repeated'],
    useAsk: useContestAct,
    within: (ao, children) => (
      <StaffContestContext
        value={{
          contest: { ao, process: consoleContest },
          info: stageInfo,
          front: stageFront,
          secret: {} as never,
          refresh: jest.fn(),
        }}
      >
        <ContestActsProvider onActed={acted}>{children}</ContestActsProvider>
      </StaffContestContext>
    ),
  });
  const contest = { ao: stage.ao, process: consoleContest };
  const open = () =>
    stage.ask({
      reason: 'Contest opened',
      done: 'It is open.',
      send: (reason, options) => openContest(contest, { reason }, options),
    });
  await open();
  expect(await screen.findByText(en['error.contest.rules-fixed'])).toBeTruthy();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send the same message again' }));
  await waitFor(() => expect(acted).toHaveBeenCalledWith(expect.objectContaining({ hidden: 1 })));
});
