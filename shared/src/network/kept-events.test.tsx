import { act, render, screen } from '@testing-library/react';
import type { ProcessId } from '../arweave';
import { keepEvent, openLinkedEvent } from './kept-events';
import { type EventEntry, eventPath, NetworkProvider, parseNetwork, useNetwork } from './network';
import { useKeptEvents, useLinkedEvent } from './unlisted-events';

const listed = { slug: 'demo', process: 'L'.repeat(43), name: 'Demo' };
const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [listed] },
  'https://app.example/',
);
const process = (letter: string) => letter.repeat(43) as ProcessId;

interface LinkProps {
  slug: string;
  search?: string;
}

function Link({ slug, search = '' }: LinkProps) {
  const { events } = useNetwork();
  const kept = useKeptEvents();
  const linked = useLinkedEvent(slug, search);
  return (
    <>
      <p>listed: {events.map(({ name }) => name).join()}</p>
      <p>kept: {kept.map((event) => eventPath(event)).join()}</p>
      <p>
        leads to: {linked.event ? `${linked.event.name} ${linked.event.process.charAt(0)}` : linked.process}
      </p>
    </>
  );
}

const announced = {
  slug: 'garden',
  process: 'A'.repeat(43) as ProcessId,
  name: 'Announced Garden',
  isAnnounced: true,
};

const open = (link: LinkProps = { slug: 'garden' }, announcedEvents: readonly EventEntry[] = []) =>
  render(
    <NetworkProvider network={{ ...network, events: [...network.events, ...announcedEvents] }}>
      <Link {...link} />
    </NetworkProvider>,
  );
const shown = (what: RegExp) => screen.getByText(what).textContent?.replace(/^.*?: ?/, '');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an event whose link was opened is known to this tab alone, and no list shows it', () => {
  const { unmount } = open({ slug: 'garden', search: `?p=${process('G')}` });
  expect(shown(/^leads/)).toBe(process('G'));
  act(() => openLinkedEvent({ slug: 'garden', process: process('G'), name: 'Garden' }));
  expect(shown(/^leads/)).toBe('Garden G');
  expect(shown(/^listed/)).toBe('Demo');
  expect(shown(/^kept/)).toBe('');
  expect(localStorage.length).toBe(0);
  unmount();
  open();
  expect(shown(/^leads/)).toBe('Garden G');
  act(() => {
    sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(shown(/^leads/)).toBe('');
});

test('an event that is kept is there at once and over a reload, beside the listed ones', () => {
  const { unmount } = open();
  act(() => keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' }));
  expect(shown(/^kept/)).toBe(`/rabbit/garden?p=${process('G')}`);
  unmount();
  sessionStorage.clear();
  open();
  expect(shown(/^listed/)).toBe('Demo');
  expect(shown(/^kept/)).toBe(`/rabbit/garden?p=${process('G')}`);
  expect(shown(/^leads/)).toBe('Garden G');
});

test('no link and nothing kept takes the place of a listed event', () => {
  keepEvent({ slug: 'demo', process: process('E'), name: 'Evil' });
  keepEvent({ slug: 'other-name', process: listed.process as ProcessId, name: 'Demo again' });
  openLinkedEvent({ slug: 'demo', process: process('E'), name: 'Evil' });
  const { unmount } = open({ slug: 'demo', search: `?p=${process('E')}` });
  expect(shown(/^leads/)).toBe('Demo L');
  expect(shown(/^kept/)).toBe('');
  unmount();
  open({ slug: 'other-name', search: `?p=${listed.process}` });
  expect(shown(/^leads/)).toBe('Demo L');
});

test('a link that names another process than the kept event of its slug asks that process', () => {
  keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' });
  const { unmount } = open({ slug: 'garden', search: `?p=${process('H')}` });
  expect(shown(/^leads/)).toBe(process('H'));
  act(() => openLinkedEvent({ slug: 'garden', process: process('H'), name: 'Hedge' }));
  expect(shown(/^leads/)).toBe('Hedge H');
  expect(shown(/^kept/)).toBe(`/rabbit/garden?p=${process('G')}`);
  unmount();
  open({ slug: 'garden', search: `?p=${process('G')}` });
  expect(shown(/^leads/)).toBe('Garden G');
});

test('an announced event counts as listed, and its links name its process', () => {
  keepEvent(announced);
  openLinkedEvent(announced);
  open({ slug: 'garden' }, [announced]);
  expect(shown(/^listed/)).toBe('Demo,Announced Garden');
  expect(shown(/^kept/)).toBe('');
  expect(shown(/^leads/)).toBe('Announced Garden A');
  expect(eventPath(announced)).toBe(`/rabbit/garden?p=${announced.process}`);
});

test('an announced event takes no link and no place of an event with its slug', () => {
  keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' });
  const { unmount } = open({ slug: 'garden' }, [announced]);
  expect(shown(/^kept/)).toBe(`/rabbit/garden?p=${process('G')}`);
  expect(shown(/^leads/)).toBe('Garden G');
  unmount();
  const other = open({ slug: 'garden', search: `?p=${process('H')}` }, [announced]);
  expect(shown(/^leads/)).toBe(process('H'));
  other.unmount();
  open({ slug: 'garden', search: `?p=${announced.process}` }, [announced]);
  expect(shown(/^leads/)).toBe('Announced Garden A');
});

test('the newest event of a slug is kept, and storage in disorder counts as empty', () => {
  keepEvent({ slug: 'garden', process: process('G'), name: 'Garden' });
  keepEvent({ slug: 'garden', process: process('H'), name: 'Garden' });
  open();
  expect(shown(/^kept/)).toBe(`/rabbit/garden?p=${process('H')}`);
  act(() => {
    localStorage.setItem('rr-events', '{');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rr-events' }));
  });
  expect(shown(/^kept/)).toBe('');
});
