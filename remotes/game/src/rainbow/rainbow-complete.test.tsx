import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { RainbowComplete } from './rainbow-complete';

beforeEach(() => withMessages({ game: en }));

test('a rainbow of seven colours is celebrated before it has a block, and says that the block follows', () => {
  const { rerender } = render(<RainbowComplete />);
  expect(screen.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeTruthy();
  expect(screen.getByText(/^Your block gets its number once all seven codes are checked/)).toBeTruthy();
  rerender(<RainbowComplete block={1234} />);
  expect(screen.getByText('Block #1234')).toBeTruthy();
  expect(screen.queryByText(/^Your block gets its number/)).toBeNull();
});
