import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { RainbowGraph } from './rainbow-graph';
import { rainbowSteps } from './rainbow-graph.domain';

const hour = 3_600_000;
const rowsOf = (...hours: number[]) => hours.map((at) => ({ count: 7, at: at * hour }));

test('each rainbow is a step at its time, and rows without a rainbow are none', () => {
  expect(rainbowSteps([...rowsOf(0, 1, 4), { count: 6, at: 9 * hour }])).toEqual({
    count: 3,
    from: 0,
    to: 4 * hour,
    path: 'M0 40H0.0V26.7H25.0V13.3H100.0V0.0',
  });
});

test('one rainbow, or several at one time, are no graph', () => {
  expect(rainbowSteps(rowsOf(1))).toBeUndefined();
  expect(rainbowSteps(rowsOf(1, 1))).toBeUndefined();
  expect(rainbowSteps([])).toBeUndefined();
});

test('the graph says in words what it draws', () => {
  withMessages({ game: en });
  const { container } = render(<RainbowGraph rows={rowsOf(0, 1)} />);
  expect(
    screen.getByRole('img', { name: /^2 rainbows, the first one at .* and the last one at / }),
  ).toBeTruthy();
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 40H0.0V20.0H100.0V0.0');
});
