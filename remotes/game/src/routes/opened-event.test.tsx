import { AoProvider, type AoResult } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider, parseNetwork, useKeptEvents, useLinkedEvent } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { stageEvent } from '../testing/section-stage';
import { OpenedEvent } from './opened-event';

const asked = jest.fn<Promise<AoResult>, []>();
const process = 'G'.repeat(43) as ProcessId;
const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [] },
  'https://app.example/',
);
const info = (slug: string): AoResult => {
  const Data = JSON.stringify({ ...stageEvent, slug });
  return { Messages: [{ Target: process, Tags: [{ name: 'Action', value: 'Info' }], Data }] };
};

function Known() {
  const kept = useKeptEvents();
  return (
    <p>
      Known: {useLinkedEvent('garden', '').event?.name}, kept: {kept.length}
    </p>
  );
}

function open() {
  render(
    <NetworkProvider network={network}>
      <AoProvider client={memoryAo({ read: asked })}>
        <AtPath path="/rabbit/garden">
          <OpenedEvent slug="garden" process={process} />
          <Known />
        </AtPath>
      </AoProvider>
    </NetworkProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  withMessages({ game: en });
});

test('an event that goes by the slug of its link is opened by its own name, and a visit keeps nothing', async () => {
  asked.mockResolvedValue(info('garden'));
  open();
  expect(await screen.findByText('Known: Garden Party, kept: 0')).toBeTruthy();
});

test('an event that goes by another slug is not', async () => {
  asked.mockResolvedValue(info('other'));
  open();
  expect(await screen.findByText(en['event.unknown.title'])).toBeTruthy();
  expect(screen.getByText('Known: , kept: 0')).toBeTruthy();
});

test('a process that can’t be reached is asked again on demand', async () => {
  asked.mockRejectedValueOnce(new AppError('ao.unreachable'));
  asked.mockResolvedValueOnce(info('garden'));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Known: Garden Party, kept: 0')).toBeTruthy();
});
