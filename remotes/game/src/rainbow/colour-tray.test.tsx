import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { ColourTray } from './colour-tray';

test('the tray says of each color whether it is collected, unconfirmed or missing, and how many are left', () => {
  withMessages({ game: en });
  const entry = { rabbit: 2, nickname: 'Zoe', slot: 1, at: 1 };
  const collected = [
    { ...entry, colour: 'yellow', status: 'confirmed' },
    { ...entry, colour: 'red', status: 'pending' },
  ] as unknown as Parameters<typeof ColourTray>[0]['collected'];
  render(<ColourTray collected={collected} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Red confirming',
    'Orange still missing',
    'Yellow collected',
    'Green still missing',
    'Blue still missing',
    'Indigo still missing',
    'Violet still missing',
  ]);
  expect(screen.getByText('5 colors to go')).toBeTruthy();
});
