import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { type Collector, CollectorContext } from './collector-context';
import { Refused } from './refused';

beforeEach(() => withMessages({ game: en }));

const scan = { rabbit: 9 as RabbitId, slot: 1, token: 'AAAAAAAAAAAAAA' };
const collected = [{ colour: 'yellow', rabbit: 2, nickname: 'Zoe' }];

const refused = (error: AppError) =>
  render(
    <PlayerContext value={{ player: { collected } } as unknown as PlayerSession}>
      <CollectorContext value={{} as Collector}>
        <Refused scan={scan} error={error} canRetry={false} />
      </CollectorContext>
    </PlayerContext>,
  );

test('a color that the player has already is named with its giver, and so are the missing ones', () => {
  refused(new AppError('rabbit.colour-collected'));
  expect(screen.getByText('from Zoe')).toBeTruthy();
  const missing = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Red',
    'Orange',
    'Green',
    'Blue',
    'Indigo',
    'Violet',
  ]);
  expect(screen.getByRole('status').dataset.tone).toBe('warning');
  expect(screen.getByRole('button', { name: 'Scan another rabbit' })).toBeTruthy();
});

test('after a code that was too old, the same rabbit is scanned again', () => {
  refused(new AppError('scan.stale'));
  expect(screen.getByRole('status').dataset.tone).toBe('warning');
  expect(screen.getByRole('button', { name: 'Scan again' })).toBeTruthy();
});

test('a ban is told as an error', () => {
  refused(new AppError('player.banned'));
  expect(screen.getByRole('alert').dataset.tone).toBe('error');
});
