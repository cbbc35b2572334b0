import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import editor from '../../locales/editor/en.json';
import en from '../../locales/en.json';
import { useCommunity } from '../community/use-community';
import { CityText } from '../editing/city-text';
import { useEditedCity } from '../editing/use-edited-city';
import { communityStage, StagePage, stageVisitor } from '../testing/community-stage';
import { CityOrganisers } from './city-organisers';

const lead = 'k'.repeat(43);
const pages = { en: 0, ja: 0, 'zh-cn': 0, 'zh-tw': 0, pl: 0 };

beforeEach(() => withMessages({ social: { ...en, ...editor } }));

/** A city's process, which lets its lead and the staff choose its organisers. */
function cityStage({ isStaff = true, organisers = [lead] } = {}) {
  let current = organisers;
  const city = () => ({ zone: 'Europe/Lisbon', lead, organisers: current, pages });
  return communityStage({
    mine: () => ({ organiserOf: [], leadOf: [], isStaff, isOwner: false }),
    cityPage: () => ({ city: 'lisbon', language: 'en', ...city(), number: 0, older: false }),
    revisions: () => ({ total: 0, rows: [] }),
    organisers: ({ add, remove }) => {
      const [added, removed] = [add as string[], remove as string[]];
      current = [...current, ...added].filter((address) => !removed.includes(address));
      return { slug: 'lisbon', ...city() };
    },
  });
}

function City() {
  const live = useEditedCity(useCommunity(), {
    city: 'lisbon',
    cityName: 'Lisbon',
    starter: [],
    onMeetUps: () => undefined,
  });
  return (
    <>
      <CityText live={live}>Built in</CityText>
      <CityOrganisers city="lisbon" live={live} />
    </>
  );
}

const cityPage = (stage: ReturnType<typeof communityStage>, isConnected = true) => (
  <StagePage stage={stage} at="/social/lisbon" route="/social/lisbon" isConnected={isConnected}>
    <City />
  </StagePage>
);

const open = (stage: ReturnType<typeof communityStage>) => render(cityPage(stage));

const button = (name: string) => screen.findByRole('button', { name });
const editButton = () => screen.queryByRole('button', { name: en['page.edit'] });

test('staff who are no organisers find no editor of the text, but the ways to choose who edits', async () => {
  const stage = cityStage();
  open(stage);
  expect(await screen.findByText(en['city.staff.no-organiser'])).toBeTruthy();
  expect(editButton()).toBeNull();
  expect(screen.getByRole('link', { name: en['city.staff.forms'] }).getAttribute('href')).toBe(
    '/social/about?city=lisbon',
  );
  fireEvent.click(await button(en['city.staff.organisers']));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual([editor['edit.part.events'], editor['edit.part.organisers']]);
  fireEvent.click(await button(editor['organiser.add-me']));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('is an organiser now'));
  await waitFor(() => expect(within(dialog).getAllByRole('tab')).toHaveLength(5));
  expect(stage.asked.find(({ isSent }) => isSent)?.data).toEqual({
    city: 'lisbon',
    add: [stageVisitor],
    remove: [],
  });
  fireEvent.click(await button(editor['edit.close']));
  expect(editButton()).toBeTruthy();
  expect(screen.queryByText(en['city.staff.no-organiser'])).toBeNull();
});

test('an editor that closes with its wallet says so, and comes back with it', async () => {
  const stage = cityStage({ isStaff: false, organisers: [lead, stageVisitor] });
  const { rerender } = open(stage);
  fireEvent.click(await button(en['page.edit']));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  rerender(cityPage(stage, false));
  expect(await screen.findByText(en['page.edit-disconnected'])).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(cityPage(stage));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a page that could not be read says why to a connected wallet', async () => {
  let isGone = true;
  const { answers } = cityStage({ isStaff: false, organisers: [lead, stageVisitor] });
  open(
    communityStage({
      ...answers,
      cityPage: (data, message) => {
        if (isGone) throw new Error('page.malformed');
        return answers.cityPage?.(data, message);
      },
    }),
  );
  expect(await screen.findByText(en['error.page.malformed'])).toBeTruthy();
  isGone = false;
  fireEvent.click(await button(en['live.again']));
  expect(await button(en['page.edit'])).toBeTruthy();
});

test('staff remove an organiser, but not the lead, and an address that is none is refused', async () => {
  const stage = cityStage({ organisers: [lead, stageVisitor] });
  open(stage);
  fireEvent.click(await button(en['city.staff.organisers']));
  expect(await screen.findByText(editor['organiser.about-staff'])).toBeTruthy();
  const removing = screen.getAllByRole('button', { name: /^Remove / });
  expect(removing.map((one) => one.getAttribute('aria-label'))).toEqual([
    `Remove ${shortAddress(stageVisitor)}`,
  ]);
  const field = screen.getByLabelText(editor['organiser.address']);
  fireEvent.change(field, { target: { value: 'somebody' } });
  fireEvent.click(await button(editor['organiser.add']));
  expect(await screen.findByText(editor['organiser.address-invalid'])).toBeTruthy();
  expect(document.activeElement).toBe(field);
  for (const one of removing) fireEvent.click(one);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('is no organiser any more'));
  expect(stage.asked.filter(({ isSent }) => isSent).map(({ data }) => data)).toEqual([
    { city: 'lisbon', add: [], remove: [stageVisitor] },
  ]);
});

test('anybody else sees who runs the city, and nothing of the staff', async () => {
  const stage = cityStage({ isStaff: false });
  open(stage);
  expect(await screen.findByText(shortAddress(lead))).toBeTruthy();
  await waitFor(() => expect(stage.asked.map(({ action }) => action)).toContain('Mine'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
