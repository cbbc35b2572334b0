import { act, fireEvent, render, screen } from '@testing-library/react';
import { withMessages } from '../testing';
import { Button } from './button';
import { ColourMark } from './colour-mark';
import { CopyButton } from './copy-button';
import { Notice } from './notice';
import { Rabbit } from './rabbit';
import { RainbowProgress } from './rainbow-progress';
import { TextField } from './text-field';

beforeEach(() => withMessages());

test('a copy button says what became of the copy', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  render(<CopyButton what="Address" text={() => 'abc'} />);
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy: Address' })));
  await press();
  expect(writeText).toHaveBeenCalledWith('abc');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press();
  expect(screen.getByRole('status').textContent).toBe('The browser didn’t allow it');
});

test('a busy button keeps its place and ignores presses', () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Send</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy button does not submit its form', () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field is described by its error and by its hint', () => {
  const { rerender } = render(<TextField label="Email" hint="Only staff can read it" />);
  const describedBy = () =>
    document.getElementById(screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '')
      ?.textContent;
  expect(describedBy()).toBe('Only staff can read it');
  rerender(<TextField label="Email" hint="Only staff can read it" error="Required" />);
  expect(describedBy()).toBe('RequiredOnly staff can read it');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a colour always has its name, drawn or not', () => {
  render(
    <>
      <ColourMark colour="indigo" />
      <ColourMark colour="violet" named={false} />
    </>,
  );
  expect(screen.getByText('Indigo')).toBeTruthy();
  expect(screen.getByText('Violet')).toBeTruthy();
});

test('the rainbow names what it has, in the order of the sky', () => {
  const { rerender } = render(<RainbowProgress collected={['green', 'violet', 'red']} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('3 of 7 colors: Red, Green, Violet');
  rerender(<RainbowProgress collected={[]} shape="row" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('None of the 7 colors yet');
});

test('a rabbit is decoration unless it is given words', () => {
  const { rerender } = render(<Rabbit colour="red" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Rabbit colour="red" label="Your rabbit, red" />);
  expect(screen.getByRole('img', { name: 'Your rabbit, red' })).toBeTruthy();
});

test('only an error interrupts', () => {
  render(
    <>
      <Notice tone="error">Rabbit does not exist</Notice>
      <Notice tone="success">Collected!</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Rabbit does not exist');
  expect(screen.getByRole('status').textContent).toBe('Collected!');
});
