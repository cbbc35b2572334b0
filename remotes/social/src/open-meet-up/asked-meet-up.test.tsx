import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocation } from '@rainbow-rabbit/shared/router';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/open-meet-up/en.json';
import { communityStage, StagePage, stageAo } from '../testing/community-stage';
import { meetUpRow } from '../testing/meet-up-row';
import { AskedMeetUp } from './asked-meet-up';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const asked = (meetUp: string) => (
  <StagePage stage={communityStage({})} at="/social/lisbon" route="/social/lisbon" isConnected={false}>
    <AskedMeetUp community={{} as ProcessPlace} path="/social/lisbon" meetUp={meetUp} code={null} />
  </StagePage>
);

test('a link to another meet-up brings it into view, where browsers scroll with a promise', async () => {
  withMessages({ social: { ...en, ...later } });
  const scrolled = jest.fn(async () => undefined);
  Element.prototype.scrollIntoView = scrolled as never;
  const { rerender } = render(asked('1'));
  rerender(asked('2'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  rerender(asked('none'));
  expect(await screen.findByText(later['meetup.no-such'])).toBeTruthy();
});

const row = meetUpRow({
  city: 'mumbai',
  title: 'Rabbits',
  startsAt: Date.now() - 7_200_000,
  zone: 'Asia/Kolkata',
});

/** The place where the visitor is, and the card that is asked there. */
function Place({ change }: { change: object }) {
  const { pathname, search } = useLocation();
  const ao = stageAo(communityStage({ meetUpById: () => ({ ...row, ...change }) }));
  const community = { ao, process: 'c'.repeat(43) as ProcessId };
  return (
    <>
      <p>{pathname + search}</p>
      <AskedMeetUp community={community} path={pathname} meetUp="7" code={null} />
    </>
  );
}

const place = (change: object) => (
  <StagePage stage={communityStage({})} at="/social/lisbon" route="*" isConnected={false}>
    <Place change={change} />
  </StagePage>
);

test('a meet-up of another city opens on the page of that city', async () => {
  withMessages({ social: { ...en, ...later } });
  render(place({}));
  expect(await screen.findByText('/social/india/mumbai?meetup=7')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Rabbits' })).toBeTruthy();
});

test('a meet-up of a city without a page opens where it was asked', async () => {
  withMessages({ social: { ...en, ...later } });
  render(place({ city: 'atlantis' }));
  expect(await screen.findByRole('heading', { name: 'Rabbits' })).toBeTruthy();
  expect(screen.getByText('/social/lisbon')).toBeTruthy();
});

test('a door that is open after the end still leads a visitor without a wallet in', async () => {
  withMessages({ social: { ...en, ...later } });
  render(place({ city: 'lisbon', doorUntil: Date.now() + 60_000 }));
  expect(await screen.findByRole('button', { name: later['meetup.connect'] })).toBeTruthy();
});

test('whoever attended a meet-up that is over gets a keepsake by a button, and asks again for one that is late', async () => {
  withMessages({ social: { ...en, ...later } });
  let keepsake: object = { isAsked: false };
  let asks = 0;
  const lateIn = (ms: number) => ({ isAsked: true, lateAt: Date.now() + ms });
  const stage = communityStage({
    meetUpById: () => ({ ...row, city: 'lisbon' }),
    myMeetUps: () => ({ rows: [{ id: row.id, state: 'in', attended: 'yes', keepsake }] }),
    keepsake: ({ meetUp }) => {
      asks += 1;
      keepsake = lateIn(asks === 1 ? 0 : 600_000);
      return { meetUp };
    },
  });
  const community = { ao: stageAo(stage), process: 'c'.repeat(43) as ProcessId };
  render(
    <StagePage stage={stage} at="/social/lisbon" route="*">
      <AskedMeetUp community={community} path="/social/lisbon" meetUp="7" code={null} />
    </StagePage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Get it: I was there' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask again: I was there' }));
  expect(await screen.findByText(later['keepsake.making'])).toBeTruthy();
  expect(screen.queryByText(later['keepsake.late'])).toBeNull();
  expect(asks).toBe(2);
});
