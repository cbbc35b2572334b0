import { act, render, screen } from '@testing-library/react';
import type { ProcessId } from '../arweave';
import { keepEvent } from './kept-events';
import { eventPath, NetworkProvider, parseNetwork, useNetwork } from './network';

const listed = { slug: 'demo', process: 'L'.repeat(43), name: 'Demo' };
const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [listed] },
  'https://app.example/',
);
const process = (letter: string) => letter.repeat(43) as ProcessId;

function Events() {
  return (
    <p>
      {useNetwork()
        .events.map((event) => eventPath(event))
        .join(' ')}
    </p>
  );
}

function shown() {
  return screen.getByText(/rabbit/).textContent;
}

beforeEach(() => localStorage.clear());

test('an event whose link was opened joins the listed ones at once, and over a reload', () => {
  const { unmount } = render(
    <NetworkProvider network={network}>
      <Events />
    </NetworkProvider>,
  );
  expect(shown()).toBe('/rabbit/demo');
  act(() => keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' }));
  expect(shown()).toBe(`/rabbit/demo /rabbit/garden?p=${process('G')}`);
  unmount();
  render(
    <NetworkProvider network={network}>
      <Events />
    </NetworkProvider>,
  );
  expect(shown()).toBe(`/rabbit/demo /rabbit/garden?p=${process('G')}`);
});

test('no link takes the place of a listed event', () => {
  keepEvent({ slug: 'demo', process: process('E'), name: 'Evil' });
  keepEvent({ slug: 'other-name', process: listed.process as ProcessId, name: 'Demo again' });
  render(
    <NetworkProvider network={network}>
      <Events />
    </NetworkProvider>,
  );
  expect(shown()).toBe('/rabbit/demo');
});

test('the newest link to a slug counts, and storage in disorder counts as empty', () => {
  keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' });
  keepEvent({ slug: 'garden', process: process('H'), name: 'Garden' });
  render(
    <NetworkProvider network={network}>
      <Events />
    </NetworkProvider>,
  );
  expect(shown()).toBe(`/rabbit/demo /rabbit/garden?p=${process('H')}`);
  act(() => {
    localStorage.setItem('rr-events', '{');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rr-events' }));
  });
  expect(shown()).toBe('/rabbit/demo');
});
