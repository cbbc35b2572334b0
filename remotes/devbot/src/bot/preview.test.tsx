import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { MessagePreview } from './preview';

beforeEach(() => withMessages({ devbot: en }));

const note = {
  kind: 'message',
  title: 'A note',
  target: 'p'.repeat(43),
  tags: [{ name: 'Action', value: '<b>Note</b>' }],
  data: 'hello',
  dataBytes: 5,
} as const;

test('a message shows its tags and data as text, and that it costs nothing', () => {
  render(<MessagePreview messages={[note]} />);
  expect(screen.getByText('Your wallet asks once. It costs nothing.')).toBeTruthy();
  expect(screen.getByText('<b>Note</b>')).toBeTruthy();
  expect(screen.getByText('hello')).toBeTruthy();
});

test('what several messages cost is shown for each, and in all', () => {
  const upload = { kind: 'upload', title: 'Logo', tags: [], dataBytes: 9, winston: '1500000000000' } as const;
  render(<MessagePreview messages={[upload, upload, note]} />);
  expect(screen.getByText('Your wallet asks 3 times. In all it costs 3 AR.')).toBeTruthy();
  expect(screen.getAllByText('It costs 1.5 AR.')).toHaveLength(2);
  expect(screen.getAllByText(en['preview.bytes'])).toHaveLength(2);
});
