import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { communityStage, StagePage } from '../testing/community-stage';
import { ProposeEvent } from './propose-event';

const edited = {
  ...{ city: 'lisbon', cityName: 'Lisbon', zone: 'Europe/Lisbon', language: 'en' as const, organisers: [] },
  ...{ onPublished: () => undefined, onMeetUps: () => undefined, onOrganisers: () => undefined },
};

const show = (search = '') =>
  render(
    <StagePage
      stage={communityStage({})}
      at={`/social/lisbon${search}`}
      route="/social/lisbon"
      isConnected={false}
    >
      <ProposeEvent edited={edited} />
    </StagePage>,
  );

beforeEach(() => withMessages({ social: en }));

test('the link of an event asks for a wallet where none is connected, and no other page does', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(`?propose=${'p'.repeat(43)}`);
  expect(await screen.findByText(en['page.propose.needs-wallet'])).toBeTruthy();
  expect(screen.getByRole('button', { name: en['page.propose.connect'] })).toBeTruthy();
});
