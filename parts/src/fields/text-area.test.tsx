import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area';

const area = { label: 'Your text', hint: 'In words', value: '', onChange: () => undefined };

test('a field says its hint, and its error instead as soon as there is one', () => {
  const { rerender } = render(<TextArea {...area} />);
  const field = screen.getByLabelText('Your text');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('In words');
  rerender(<TextArea {...area} error="It is missing" />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  expect(screen.queryByText('In words')).toBeNull();
});
