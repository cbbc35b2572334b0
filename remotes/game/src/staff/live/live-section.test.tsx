import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { AutopilotContext } from '../autopilot/autopilot-state';
import { LiveSection } from './live-section';

const numberOf = (name: string) => {
  const group = screen.getByText(name).closest('div');
  return within(group as HTMLElement)
    .getAllByRole('definition')
    .map((part) => part.textContent);
};

it('shows the numbers of the event, and their changes without a word too many', () => {
  const { change } = stageSection(<LiveSection />, { info: { tickets: 2000, ticketsUsed: 900 } });
  expect(numberOf('Players')).toEqual(['1,234', 'of 2,000 places']);
  expect(numberOf('Tickets used')).toEqual(['900', 'of 2,000 tickets']);
  expect(numberOf('Complete rainbows')[0]).toBe('7');
  expect(screen.getByText('1,234').closest('[aria-live=polite]')).toBeTruthy();
  expect(numberOf('Answers')[0]).toBe('0');
  change({ players: 1235 });
  expect(numberOf('Players')[0]).toBe('1,235');
});

it('says that an open event needs no tickets', () => {
  stageSection(<LiveSection />, { info: { admission: 'open' } });
  expect(numberOf('Tickets used')).toEqual(['–', 'not needed: anybody can register']);
});

it('shows the latest rainbows and the time that is left', () => {
  const now = Date.now();
  stageSection(<LiveSection />, {
    info: {
      startsAt: now - 60_000,
      endsAt: now + 5_400_000,
      latestRainbows: [{ rabbit: 3 as RabbitId, nickname: 'Clover', block: 77, at: now }],
    },
  });
  const fold = screen.getByText('Times and rainbows').closest('details') as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  expect(screen.getByText('Clover')).toBeTruthy();
  expect(screen.getByText(/^Rabbit #3 · block #77/)).toBeTruthy();
  expect(screen.getByText(/^Ends in 1 h 30 min/)).toBeTruthy();
});

it('leads to what waits for the staff', () => {
  const { change } = stageSection(<LiveSection />, { info: { disputesOpen: 1, printedPending: 2 } });
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^1 scan is disputed/).getAttribute('href')).toMatch(/\/disputes$/);
  expect(link(/^2 scans of badges wait/).getAttribute('href')).toMatch(/\/sheets$/);
  expect(link(/^There is no question yet/).getAttribute('href')).toMatch(/\/event-key$/);
  change({ phase: 'ended', disputesOpen: 0, printedPending: 0 });
  expect(screen.queryByText('What waits for you')).toBeNull();
});

it.each([true, false])('leaves out what the console does by itself, if it may: %s', (mayAct) => {
  const resting = { state: { status: 'resting' as const, mayAct }, letAct: () => undefined };
  stageSection(
    <AutopilotContext value={resting}>
      <LiveSection />
    </AutopilotContext>,
    { info: { disputesOpen: 1, printedPending: 2 } },
  );
  expect(screen.getByRole('link', { name: /^1 scan is disputed/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^2 scans of badges wait/ }) === null).toBe(mayAct);
});
