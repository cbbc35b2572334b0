import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import openMeetUp from '../../locales/open-meet-up/en.json';
import { useCommunity } from '../community/use-community';
import { communityStage, StagePage } from '../testing/community-stage';
import { ComersList } from './comers-list';

function Opened() {
  const community = useCommunity();
  return community && <ComersList community={community} meetUp={7} />;
}

test('the people who come are read once the list is opened, and the focus follows the page', async () => {
  withMessages({ social: { ...en, ...openMeetUp } });
  const comer = (index: number) => ({
    address: String(index).padStart(43, 'a'),
    state: 'in',
    attended: 'no',
  });
  let isGone = true;
  const stage = communityStage({
    comers: ({ offset }) => {
      if (isGone) throw new Error('meetup.unknown');
      const first = Number(offset);
      return {
        total: 25,
        rows: Array.from({ length: Math.min(20, 25 - first) }, (_, at) => comer(first + at)),
      };
    },
  });
  render(
    <StagePage stage={stage} at="/" route="/">
      <Opened />
    </StagePage>,
  );
  expect(stage.asked).toEqual([]);
  const details = screen.getByText(openMeetUp['meetup.comers']).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByText(en['error.meetup.unknown'])).toBeTruthy();
  isGone = false;
  fireEvent.click(screen.getByText(en['live.again']));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.getByText('aaaaa…aaa19')).toBeTruthy();
  fireEvent.click(screen.getByText(openMeetUp['meetup.comers-after']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
