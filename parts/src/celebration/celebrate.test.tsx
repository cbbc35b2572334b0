import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { audio, FakeAudioContext } from '../testing/fake-audio-context';
import { Celebrate } from './celebrate';

test('each press lets a fanfare sound, below confetti that begins anew', async () => {
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  const { container } = render(<Celebrate words="Celebrate" />);
  const pieces = () => container.querySelectorAll('i');
  expect(pieces()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Celebrate' }));
  await waitFor(() => expect(audio.tones).toBe(16));
  const [first] = pieces();
  fireEvent.click(screen.getByRole('button', { name: 'Celebrate' }));
  await waitFor(() => expect(audio.tones).toBe(32));
  expect(pieces()[0]).not.toBe(first);
});
