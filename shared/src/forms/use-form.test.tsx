import { act, fireEvent, render, screen } from '@testing-library/react';
import { withMessages } from '../testing';
import { Checkbox, TextField } from '../ui';
import { email, is, max, type Rule, required } from './rules';
import { useForm } from './use-form';

type Values = {
  nickname: string;
  email: string;
  again: string;
  agreed: boolean;
};

interface SignUpProps {
  onSubmit?: (values: Values) => Promise<void> | void;
  requiredMessage?: string;
  nicknameRules?: readonly Rule<Values>[];
  live?: readonly ('nickname' | 'email')[];
}

function SignUp({ onSubmit = () => undefined, requiredMessage, nicknameRules, live }: SignUpProps) {
  const form = useForm<Values>({
    initial: { nickname: '', email: '', again: '', agreed: false },
    rules: {
      nickname: nicknameRules ?? [required(), max(5)],
      email: [required(), email()],
      again: [is<Values>((values) => values.email, 'Both must be the same')],
      agreed: [required()],
    },
    labels: { nickname: 'Nickname', email: 'Email' },
    requiredMessage,
    live,
    onSubmit,
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Nickname" {...form.field('nickname')} />
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Again" {...form.field('again')} />
      <Checkbox label="I agree" {...form.checkbox('agreed')} />
      <button type="submit">{form.isSubmitting ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={() => form.setError('nickname', 'Somebody has this name')}>
        Taken
      </button>
      <button type="button" onClick={() => form.focus('email')}>
        Look at the e-mail
      </button>
    </form>
  );
}

beforeEach(() => withMessages());

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const errorTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const submit = () => act(async () => fireEvent.click(screen.getByText('Send')));

function fillIn() {
  type('Nickname', 'Momo');
  type('Email', 'momo@example.org');
  type('Again', 'momo@example.org');
  fireEvent.click(input('I agree'));
}

test('typing is never interrupted by a rule; leaving the field is when it is checked', () => {
  render(<SignUp />);
  type('Email', 'momo');
  expect(errorTexts()).toEqual([]);
  fireEvent.blur(input('Email'));
  expect(errorTexts()).toEqual(['Email is not valid.']);
  type('Email', 'momo@example.org');
  expect(errorTexts()).toEqual(['Email is not valid.']);
  fireEvent.blur(input('Email'));
  expect(errorTexts()).toEqual([]);
});

test("the browser's change, as sent by autofill, is checked as well", () => {
  render(<SignUp />);
  act(() => {
    input('Email').value = 'nobody';
    input('Email').dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(errorTexts()).toEqual(['Email is not valid.']);
});

test('a box is checked against the state it has just got', () => {
  render(<SignUp />);
  fireEvent.click(input('I agree'));
  expect(errorTexts()).toEqual([]);
  fireEvent.click(input('I agree'));
  expect(errorTexts()).toEqual(['This field is required']);
});

test('submitting checks everything and leads to the first field at fault', async () => {
  const onSubmit = jest.fn();
  render(<SignUp onSubmit={onSubmit} />);
  type('Nickname', 'Momo');
  await submit();
  expect(errorTexts()).toEqual(['This field is required', 'This field is required']);
  expect(document.activeElement).toBe(input('Email'));
  expect(input('Email').getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('values that pass are handed over once, however often the button is pressed', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<SignUp onSubmit={onSubmit} />);
  fillIn();
  await submit();
  fireEvent.click(screen.getByText('Sending'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({
    nickname: 'Momo',
    email: 'momo@example.org',
    again: 'momo@example.org',
    agreed: true,
  });
  await act(async () => finish());
  expect(screen.getByText('Send')).toBeTruthy();
});

test('a rule and the form may have messages of their own', async () => {
  render(<SignUp requiredMessage="Required" />);
  type('Email', 'momo@example.org');
  await submit();
  expect(errorTexts()).toEqual(['Required', 'Both must be the same', 'Required']);
});

test('an error is said in the language that the page has', async () => {
  const { rerender } = render(<SignUp requiredMessage="Required" />);
  await submit();
  rerender(<SignUp requiredMessage="Wymagane" />);
  expect(errorTexts()).toEqual(['Wymagane', 'Wymagane', 'Wymagane']);
});

test('a server can find fault with a field, until the field is checked again', async () => {
  render(<SignUp />);
  fillIn();
  fireEvent.click(screen.getByText('Taken'));
  expect(errorTexts()).toEqual(['Somebody has this name']);
  fireEvent.blur(input('Nickname'));
  expect(errorTexts()).toEqual([]);
});

test('a field gets the focus when it is asked for', () => {
  render(<SignUp />);
  fireEvent.click(screen.getByText('Look at the e-mail'));
  expect(document.activeElement).toBe(input('Email'));
});

test('a live field says at once what can not pass, but asks for text only when it is left', () => {
  render(<SignUp live={['nickname']} />);
  type('Nickname', 'Momomo');
  expect(errorTexts()).toEqual(['Nickname is not valid.']);
  type('Nickname', 'Momo');
  expect(errorTexts()).toEqual([]);
  fireEvent.click(screen.getByText('Taken'));
  expect(errorTexts()).toEqual(['Somebody has this name']);
  type('Nickname', '');
  expect(errorTexts()).toEqual([]);
  fireEvent.blur(input('Nickname'));
  expect(errorTexts()).toEqual(['This field is required']);
});
