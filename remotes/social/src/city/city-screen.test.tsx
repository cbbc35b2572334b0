import { watchSavedFiles } from '@rainbow-rabbit/parts/testing';
import { contentHash } from '@rainbow-rabbit/processes/community/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { cities, citySlugs } from '../cities/cities';
import { arts } from '../skyline/arts';
import { BuiltInPlace, builtIn } from '../testing/built-in-pages';
import { communityStage, stageAo } from '../testing/community-stage';
import { parseBuiltInPage } from './built-in-page';
import { CityScreen } from './city-screen';

const demo = { slug: 'demo', process: 'p'.repeat(43), name: 'Harbour Hunt', city: 'Lisbon' };

beforeEach(() => {
  localStorage.clear();
  withMessages({ social: en });
});
afterEach(() => jest.restoreAllMocks());

async function show(slug: (typeof citySlugs)[number], events: readonly object[] = []) {
  const { path } = cities[slug];
  const shown = render(
    <BuiltInPlace at={path} network={{ events }}>
      <CityScreen page={slug} />
    </BuiltInPlace>,
  );
  const early = shown.container.textContent ?? '';
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, early };
}

test.each(citySlugs)('the page of %s has its text in the first frame', async (slug) => {
  const { early } = await show(slug);
  const { lead, content } = parseBuiltInPage(builtIn(cities[slug].path));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en[`title.${slug}`]);
  expect(early).toContain(lead);
  for (const { title } of content.sections) expect(early).toContain(title);
});

test('a city leads to its own events and to its arcade, and one without to the events elsewhere', async () => {
  const { unmount } = await show('lisbon', [demo]);
  expect(screen.getByRole('link', { name: 'Play Harbour Hunt' }).getAttribute('href')).toBe('/rabbit/demo');
  expect(screen.queryByRole('link', { name: en['city.play.elsewhere'] })).toBeNull();
  unmount();
  await show('mumbai', [demo]);
  expect(screen.queryByRole('link', { name: 'Play Harbour Hunt' })).toBeNull();
  expect(screen.getByRole('link', { name: en['city.play.arcade'] }).getAttribute('href')).toBe(
    '/social/india/mumbai/games',
  );
  expect(screen.getByRole('link', { name: en['city.play.elsewhere'] }).getAttribute('href')).toBe('/');
});

test('the skyline comes with its city, and a screen reader passes it by', async () => {
  const { container } = await show('singapore');
  const art = await arts.singapore();
  const drawn = await screen.findByText(
    (_, element) => element?.tagName.toLowerCase() === 'svg' && element.childElementCount === art.length,
  );
  expect(container.contains(drawn)).toBe(true);
  expect(drawn.getAttribute('aria-hidden')).toBe('true');
});

test('a community that does not answer leaves the page whole, and says what could not be loaded', async () => {
  const read = jest.fn(async () => {
    throw new AppError('ao.unreachable', { retryable: true });
  });
  const { path } = cities.lisbon;
  render(
    <BuiltInPlace at={path} network={{ community: 'c'.repeat(43) }} ao={{ read } as object}>
      <CityScreen page="lisbon" />
    </BuiltInPlace>,
  );
  expect(await screen.findByText(en['upcoming.failed'])).toBeTruthy();
  expect(await screen.findByText(en['city.board.failed'])).toBeTruthy();
  expect(await screen.findByRole('heading', { name: en['city.meetups.past'] })).toBeTruthy();
  const asked = read.mock.calls.length;
  const [again] = screen.getAllByRole('button', { name: en['upcoming.retry'] });
  if (again) fireEvent.click(again);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(asked));
  const { content } = parseBuiltInPage(builtIn(path));
  for (const { title } of content.sections) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('a city without a community asks nothing and offers no live parts', async () => {
  const read = jest.fn();
  render(
    <BuiltInPlace at="/social/lisbon" ao={{ read } as object}>
      <CityScreen page="lisbon" />
    </BuiltInPlace>,
  );
  expect(await screen.findByText(en['no-community.title'])).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
  expect(screen.queryByText(en['upcoming.title'])).toBeNull();
});

test('the next meet-ups are in the city’s time and the visitor’s, and go to a calendar', async () => {
  const startsAt = Date.now() + 3_600_000;
  const meetUp = { id: 7, city: 'lisbon', title: 'Rabbits', text: '', minutes: 60, zone: 'Asia/Kathmandu' };
  const people = { capacity: 0, coming: 1, waiting: 0, checkedIn: 0 };
  const row = { ...meetUp, ...people, startsAt, place: 'Quay', changes: 0, changedAt: 1 };
  const past = { ...row, id: 8, title: 'Before', startsAt: startsAt - 1e9 };
  const stage = communityStage({
    meetUps: (asked) => ({ total: 1, rows: [asked.past ? past : row] }),
  });
  render(
    <BuiltInPlace at="/social/lisbon" network={{ community: 'c'.repeat(43) }} ao={stageAo(stage)}>
      <CityScreen page="lisbon" />
    </BuiltInPlace>,
  );
  expect(await screen.findByRole('heading', { name: en['city.meetups.past'] })).toBeTruthy();
  expect(screen.getAllByText(/^Your time: /)).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: en['city.meetups.title'] })).toBeNull();

  const files = watchSavedFiles();
  expect(screen.queryByRole('button', { name: 'Add to calendar: Before' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar: Rabbits' }));
  expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
});

test('the last revision is in the first frame of the next visit, until there is a newer one', async () => {
  const place = { top: 300, bottom: 2000 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
  const visit = (title: string, number: number) => {
    const content = JSON.stringify({
      v: 1,
      sections: [{ kind: 'text', title, body: `All about ${title}.` }],
    });
    const page = { city: 'lisbon', language: 'en', zone: 'Europe/Lisbon', organisers: [], pages: {} };
    const stage = communityStage({
      cityPage: () => ({ ...page, number, older: false, content, hash: contentHash(content) }),
    });
    return render(
      <BuiltInPlace at="/social/lisbon" network={{ community: 'c'.repeat(43) }} ao={stageAo(stage)}>
        <CityScreen page="lisbon" />
      </BuiltInPlace>,
    );
  };
  const { content } = parseBuiltInPage(builtIn('/social/lisbon'));
  const builtInTitle = content.sections[0]?.title ?? '';
  const first = visit('The first', 1);
  expect(screen.getByRole('heading', { name: builtInTitle })).toBeTruthy();
  expect(await screen.findByText('All about The first.')).toBeTruthy();
  first.unmount();

  visit('The second', 2);
  expect(screen.getByText('All about The first.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: builtInTitle })).toBeNull();
  expect(await screen.findByText('All about The second.')).toBeTruthy();
  expect(screen.queryByText('All about The first.')).toBeNull();
});

test('a next meet-up that is cancelled says so in the place of its calendar button', async () => {
  const meetUp = { id: 7, city: 'lisbon', title: 'Rabbits', text: '', minutes: 60, zone: 'Europe/Lisbon' };
  const people = { capacity: 0, coming: 1, waiting: 0, checkedIn: 0 };
  const row = {
    ...meetUp,
    ...people,
    startsAt: Date.now() + 3_600_000,
    place: 'Quay',
    changes: 1,
    changedAt: 1,
  };
  const other = { ...row, id: 8, title: 'Hares' };
  const stage = communityStage({
    meetUps: ({ past }) =>
      past ? { total: 0, rows: [] } : { total: 2, rows: [{ ...row, cancelled: true }, other] },
  });
  render(
    <BuiltInPlace at="/social/lisbon" network={{ community: 'c'.repeat(43) }} ao={stageAo(stage)}>
      <CityScreen page="lisbon" />
    </BuiltInPlace>,
  );
  // The line among the next ones, and the card below.
  expect(await screen.findAllByText(en['meetup.phase.cancelled'])).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Add to calendar: Rabbits' })).toHaveLength(1);
});

test('meet-ups beyond the first page can be shown, from where the process ended it', async () => {
  const meetUp = { city: 'lisbon', text: '', minutes: 60, zone: 'Europe/Lisbon', place: 'Quay', changes: 0 };
  const people = { capacity: 0, coming: 1, waiting: 0, checkedIn: 0, changedAt: 1 };
  const row = (id: number) => ({ ...meetUp, ...people, id, title: `Rabbits ${id}`, startsAt: 4e12 + id });
  const pages: Record<number, object> = { 0: { rows: [row(1)], next: 5 }, 5: { rows: [row(6)] } };
  const stage = communityStage({
    meetUps: ({ past, offset }) => ({ total: 6, ...(past ? { rows: [] } : pages[Number(offset)]) }),
  });
  render(
    <BuiltInPlace at="/social/lisbon" network={{ community: 'c'.repeat(43) }} ao={stageAo(stage)}>
      <CityScreen page="lisbon" />
    </BuiltInPlace>,
  );
  fireEvent.click(await screen.findByRole('button', { name: en['meetup.more'] }));
  expect(await screen.findByRole('heading', { name: 'Rabbits 6' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Rabbits 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['meetup.more'] })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Rabbits 6');
});
