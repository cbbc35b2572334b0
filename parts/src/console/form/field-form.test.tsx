import { fireEvent, render, screen } from '@testing-library/react';
import { FieldForm, useFields } from './index';

const start = { name: '', count: '1', city: 'ph', isOpen: false, kinds: ['text'] as readonly string[] };
const options = [
  { value: 'ph', label: 'Manila' },
  { value: 'text', label: 'Texts' },
  { value: 'song', label: 'Songs' },
];

function Form({ onSend }: { onSend: (values: typeof start) => void }) {
  const typed = useFields(start);
  const form = typed.judged(
    {
      name: typed.values.name === '' && 'A name is missing.',
      kinds: typed.values.kinds.length === 0 && 'Choose one.',
    },
    (values) => {
      onSend(values);
      typed.reset();
    },
  );
  return (
    <FieldForm
      of={form}
      fields={[
        { name: 'count', kind: 'number', label: 'Count', isFixed: true },
        { name: 'name', label: 'Name', hint: 'As people read it' },
        { name: 'city', kind: 'choice', label: 'City', options },
        { name: 'isOpen', kind: 'check', label: 'Open' },
        { name: 'kinds', kind: 'several', label: 'Kinds', options: options.slice(1) },
      ]}
      send="Save"
    />
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a form with faults is not sent: each is shown at its field once it was tried, and the first one has the focus', () => {
  const onSend = jest.fn();
  render(<Form onSend={onSend} />);
  fireEvent.click(field('Texts'));
  expect(screen.queryByText('Choose one.')).toBeNull();
  save();
  expect(screen.getByText('A name is missing.')).toBeTruthy();
  expect(screen.getByText('Choose one.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  fireEvent.change(field('Name'), { target: { value: 'Clo\u200bver\u202e' } });
  expect(field('Name').value).toBe('Clover');
  expect(screen.queryByText('A name is missing.')).toBeNull();
  save();
  expect(document.activeElement).toBe(field('Texts'));
  expect(onSend).not.toHaveBeenCalled();
});

test('values are sent as they were typed, and the form can begin anew', () => {
  const onSend = jest.fn();
  render(<Form onSend={onSend} />);
  fireEvent.change(field('Name'), { target: { value: 'Clover' } });
  fireEvent.click(field('Open'));
  fireEvent.click(field('Songs'));
  expect([field('Count').disabled, field('Count').inputMode]).toEqual([true, 'numeric']);
  save();
  expect(onSend).toHaveBeenCalledWith({ ...start, name: 'Clover', isOpen: true, kinds: ['text', 'song'] });
  expect([field('Name').value, field('Open').checked]).toEqual(['', false]);
  expect(screen.queryByText('A name is missing.')).toBeNull();
});
