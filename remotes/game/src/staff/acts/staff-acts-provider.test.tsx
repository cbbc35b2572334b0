import { partMessages, stageActs } from '@rainbow-rabbit/parts/testing';
import { pauseEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/staff/en.json';
import { stageEvent, stageProcess } from '../../testing/section-stage';
import { StaffEventContext } from '../session/staff-event';
import { useStaffAct } from './staff-acts';
import { StaffActsProvider } from './staff-acts-provider';

test('an act on the event says why it is refused, and one that had arrived shows the event anew', async () => {
  withMessages({ game: { ...en, ...later }, ...partMessages });
  const acted = jest.fn();
  const stage = stageActs({
    info: { ...stageEvent, players: 1233 },
    outcomes: ['rr:event.judging', 'lost', 'rr:message.repeated'],
    useAsk: useStaffAct,
    within: (ao, children) => (
      <StaffEventContext
        value={{
          rabbit: { ao, process: stageProcess },
          info: stageEvent,
          secret: {} as never,
          refresh: jest.fn(),
        }}
      >
        <StaffActsProvider onActed={acted}>{children}</StaffActsProvider>
      </StaffEventContext>
    ),
  });
  const rabbit = { ao: stage.ao, process: stageProcess };
  const pause = () =>
    stage.ask({
      reason: 'Game paused',
      done: 'The game is paused.',
      send: (reason, options) => pauseEvent(rabbit, { reason }, options),
    });
  await pause();
  expect(await screen.findByText(en['error.event.judging'])).toBeTruthy();
  await pause();
  fireEvent.click(await screen.findByRole('button', { name: 'Send the same message again' }));
  await waitFor(() => expect(acted).toHaveBeenCalledWith(expect.objectContaining({ players: 1233 })));
});
