import { NetworkStage, partMessages } from '@rainbow-rabbit/parts/testing';
import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import later from '../../../locales/open-meet-up/en.json';
import { meetUpRow } from '../../testing/meet-up-row';
import { RemindMe } from './remind-me';

const community = { process: 'c'.repeat(43) as ProcessId } as ProcessPlace;
const relay = { broker: ['wss://broker.example/'], key: `B${'k'.repeat(86)}` };
const dayMs = 24 * 3_600_000;

beforeEach(() => withMessages({ social: { ...en, ...later }, telling: partMessages.telling }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'standalone');
});

function show(startsAt: number, network: object = { relay }) {
  render(
    <NetworkStage network={network} ao={memoryAo({})} at="/social/lisbon" route="*">
      <RemindMe
        community={community}
        meetUp={meetUpRow({ startsAt })}
        path="/social/lisbon"
        now={Date.now()}
      />
    </NetworkStage>,
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: later['remind.act'] }));

test('a Safari in a tab says how to be reminded, and the date is there to keep', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  show(Date.now() + 3 * dayMs);
  open();
  expect(await screen.findByText(later['remind.text'])).toBeTruthy();
  expect(screen.getByText(partMessages.telling['telling.home-screen'])).toBeTruthy();
  const link = screen.getByRole('link', { name: partMessages.telling['telling.mail'] });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^mailto:\?subject=Rabbits to come&body=Rabbits to come\n.*\nQuay\n.*#\/social\/lisbon\?meetup=7$/,
  );
});

test('within a day of the start the sheet says that only another day is news; without a relay, that there is none', async () => {
  show(Date.now() + dayMs / 2, {});
  open();
  expect(await screen.findByText(later['remind.soon'])).toBeTruthy();
  expect(screen.getByText(partMessages.telling['telling.without-relay'])).toBeTruthy();
});

test('a meet-up that has begun has no reminder', () => {
  show(Date.now() - 1000);
  expect(screen.queryByRole('button')).toBeNull();
});
