import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { AnnounceCard } from './announce-card';

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Announcement'), { target: { value: text } });
const announce = () => fireEvent.click(screen.getByRole('button', { name: 'Announce' }));

it('announces a text, and empties the field once it is in the ledger', async () => {
  const { doAct } = stageSection(<AnnounceCard />);
  write('  Cake at the fountain  ');
  announce();
  expect(await doAct()).toEqual({
    action: 'Announce',
    data: { reason: 'News for the players', text: 'Cake at the fountain' },
  });
  expect(screen.getByLabelText('Announcement')).toHaveProperty('value', '');
});

it.each([
  ['  ', 'Write what the players should read.'],
  ['🐇'.repeat(281), 'At most 280 characters.'],
])('announces no text that the process would refuse', (text, words) => {
  const { lastAct } = stageSection(<AnnounceCard />);
  write(text);
  announce();
  expect(screen.getByText(words)).toBeTruthy();
  expect(lastAct).toThrow('no act');
});

it('lists what is shown now', () => {
  stageSection(<AnnounceCard />, { info: { announcements: [{ text: 'Welcome', at: 1000 }] } });
  expect(screen.getByText('Welcome')).toBeTruthy();
});
