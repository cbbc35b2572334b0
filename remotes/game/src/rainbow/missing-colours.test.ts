import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { colourOf, missingColours } from './missing-colours.domain';

it('names the colours that no entry has', () => {
  expect(missingColours([])).toEqual(rabbitColours);
  const [first, ...others] = rabbitColours;
  expect(missingColours(others.map((colour) => ({ colour })))).toEqual([first]);
});

it('gives each rabbit its colour in turn', () => {
  const numbers = [1, 7, 8, 65535] as RabbitId[];
  expect(numbers.map(colourOf)).toEqual(['green', 'violet', 'green', 'green']);
});
