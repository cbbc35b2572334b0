import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area';

const area = { label: 'Your text', hint: 'In words', value: '', onChange: () => undefined };

test('a field says its hint, and its error before it as soon as there is one', () => {
  const { rerender } = render(<TextArea {...area} />);
  const field = screen.getByLabelText('Your text');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toBe('In words');
  rerender(<TextArea {...area} error="It is missing" />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('It is missing');
  expect(said()).toBe('It is missingIn words');
});
