import { ColourMark, spectrum } from '@rainbow-rabbit/shared/ui';
import { render } from '@testing-library/react';
import { rainbow } from './rainbow';

test('the games draw the seven colours in their order, each with the shape of its mark', () => {
  expect(rainbow.map(({ name }) => name)).toEqual(spectrum);
  for (const { name, shape } of rainbow) {
    const { container } = render(<ColourMark colour={name} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe(shape);
  }
});
