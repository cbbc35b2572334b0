import { fireEvent, render, screen } from '@testing-library/react';
import { withMessages } from '../testing';
import { TextField } from '../ui';
import { email, required } from './rules';
import { useForm } from './use-form';

function Form() {
  const form = useForm({
    initial: { nickname: '', email: '' },
    rules: { nickname: [required()], email: [required(), email()] },
    labels: { email: 'E-mail' },
    onSubmit: () => undefined,
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Nickname" {...form.field('nickname')} />
      <TextField label="E-mail" {...form.field('email')} />
    </form>
  );
}

test('says what is missing once a field is left', () => {
  withMessages();
  render(<Form />);
  fireEvent.blur(screen.getByLabelText('Nickname'));
  expect(screen.getByRole('alert').textContent).toBe('This field is required');
});
