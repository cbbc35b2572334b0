import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FoldedPart } from './fold';

function Filled() {
  const [text, setText] = useState('');
  return (
    <FoldedPart label="Add a note" open={text !== '' || undefined}>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
    </FoldedPart>
  );
}

test('a part that a typed text opened stays open without it, until its label is pressed', () => {
  render(<Filled />);
  const details = screen.getByRole('group') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'a' } });
  fireEvent(details, new Event('toggle'));
  expect(details.open).toBe(true);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: '' } });
  expect(details.open).toBe(true);
  fireEvent.click(screen.getByText('Add a note'));
  fireEvent(details, new Event('toggle'));
  expect(details.open).toBe(false);
});
