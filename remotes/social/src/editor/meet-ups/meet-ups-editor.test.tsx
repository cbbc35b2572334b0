import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import later from '../../../locales/editor/en.json';
import en from '../../../locales/en.json';
import { fakeCommunity, fakeMember } from '../../testing/fake-community';
import { meetUpRow } from '../../testing/meet-up-row';
import { EditorContext } from '../editor-place';
import { MeetUpsEditor } from './meet-ups-editor';

const row = meetUpRow({ zone: 'Mars/Olympus' });
const past = { ...row, id: 5, title: 'Rabbits of old', startsAt: Date.now() - 86_400_000 };

test('organisers find upcoming and past meet-ups to change, even in a zone that this browser does not know', async () => {
  withMessages({ social: { ...en, ...later } });
  const community = fakeCommunity();
  community.on('MeetUps', (asked) => ({ data: { total: 1, rows: [asked.past ? past : row], at: 1 } }));
  render(
    <EditorContext
      value={{
        city: 'lisbon',
        zone: 'Mars/Olympus',
        community: community.place,
        ledger: {} as never,
        member: fakeMember(),
        isStaff: false,
      }}
    >
      <MeetUpsEditor onSaved={() => undefined} />
    </EditorContext>,
  );
  expect(await screen.findByText('Rabbits to come')).toBeTruthy();
  expect(screen.getByRole('heading', { name: en['city.meetups.past'] })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Rabbits of old/ }));
  expect(screen.getByRole('heading', { name: 'Rabbits of old' })).toBeTruthy();
});
