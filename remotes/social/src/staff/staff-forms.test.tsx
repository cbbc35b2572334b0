import { partMessages } from '@rainbow-rabbit/parts/testing';
import { clockAt, ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import type { Pot } from '@rainbow-rabbit/processes/community/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import staff from '../../locales/staff/en.json';
import { StaffPart } from '../staff-part/staff-part';
import { communityStage, StagePage } from '../testing/community-stage';

const lead = 'k'.repeat(43);

/** The reply to every act of the staff. */
const infoReply = {
  Tags: { Action: 'Info' },
  version: 1,
  owner: 'g'.repeat(43),
  staff: [],
  admission: { by: 'tickets', events: [], batches: 0, tickets: 0, ticketsUsed: 0 },
};

function open(isStaff: boolean, at = '/social/about') {
  const info = () => infoReply;
  const stage = communityStage({
    mine: () => ({ organiserOf: [], leadOf: [], isStaff, isOwner: false }),
    city: info,
    staff: info,
    hideMeetUp: info,
  });
  render(
    <StagePage stage={stage} at={at} route="/social/about" isConnected>
      <StaffPart part="cities" />
    </StagePage>,
  );
  return stage;
}

beforeEach(() => withMessages({ social: { ...en, ...staff }, ...partMessages }));

/** Opens a form, and returns it. */
async function formOf(title: string): Promise<HTMLElement> {
  const summary = await screen.findByText(title);
  const form = summary.parentElement as HTMLElement;
  fireEvent.click(summary);
  return form;
}

const fill = (form: HTMLElement, label: string, value: string) => {
  const field = [...form.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  fireEvent.change(document.getElementById(field?.htmlFor ?? '') as HTMLElement, { target: { value } });
};

const submit = (form: HTMLElement) => fireEvent.submit(form.querySelector('form') as HTMLFormElement);

test('the staff name the lead of a city, and an address that is none is refused', async () => {
  const stage = open(true);
  const form = await formOf(staff['staff.city']);
  fill(form, staff['staff.kind.city'], 'ph');
  fill(form, staff['staff.field.lead'], 'somebody');
  submit(form);
  expect(await screen.findByText(staff['staff.wrong'])).toBeTruthy();
  expect(document.activeElement).toHaveProperty('value', 'somebody');
  expect(stage.asked.some(({ isSent }) => isSent)).toBe(false);
  fill(form, staff['staff.field.lead'], lead);
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent)).toEqual([
    { action: 'City', isSent: true, data: { slug: 'ph', lead, reason: 'City set up' } },
  ]);
});

test('the link of a city leads to the open form with that city', async () => {
  open(true, '/social/about?city=singapore');
  const summary = await screen.findByText(staff['staff.city']);
  expect(document.activeElement).toBe(summary);
  expect(summary.closest('details')?.open).toBe(true);
  expect(screen.getByLabelText(staff['staff.kind.city'])).toHaveProperty('value', 'singapore');
  expect(screen.getByText(staff['staff.members']).closest('details')?.open).toBe(false);
});

test('the staff add a city, whose skyline they see, and no other gets its short name', async () => {
  const stage = open(true);
  const form = await formOf(staff['staff.new-city']);
  const drawn = () => form.querySelectorAll('svg path').length;
  await waitFor(() => expect(drawn()).toBeGreaterThan(5));
  fill(form, 'Name in English', 'Ph');
  fill(form, staff['staff.new-city.latitude'], '95');
  fill(form, staff['staff.new-city.longitude'], '12,5');
  submit(form);
  // the slug of the name is a city's already, and the latitude is beyond the pole
  expect(await screen.findAllByText(staff['staff.wrong'])).toHaveLength(2);
  fill(form, 'Name in English', 'Rome');
  fill(form, 'Name in Polski', 'Rzym');
  fill(form, staff['staff.new-city.latitude'], '41.9');
  fill(form, staff['staff.new-city.ground'], 'park');
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent)).toEqual([
    {
      action: 'City',
      isSent: true,
      data: {
        slug: 'rome',
        zone: ownZone(),
        names: { en: 'Rome', pl: 'Rzym' },
        latitude: 4190,
        longitude: 1250,
        skyline: { colour: 'green', land: 'hills', ground: 'park', towers: 6, houses: 8, seed: 1 },
        reason: 'City added',
      },
    },
  ]);
});

test('the most reported things are on top, and the staff hide a name or a meet-up, or leave a thing', async () => {
  let rows = [
    { kind: 'name', id: lead, title: 'Rude', flags: 2, reason: 'An insult', flaggedAt: 1 },
    { kind: 'meetup', id: '7', title: 'Buy now', city: 'ph', flags: 2, reason: 'An advert', flaggedAt: 1 },
    { kind: 'city', id: 'ph', title: 'ph', flags: 1, reason: 'No city', flaggedAt: 1 },
  ];
  const stage = communityStage({
    mine: () => ({ organiserOf: [], leadOf: [], isStaff: true, isOwner: false }),
    flags: () => ({ total: rows.length, rows }),
    hideName: () => {
      rows = rows.slice(1);
      return infoReply;
    },
    hideMeetUp: () => {
      rows = rows.slice(1);
      return infoReply;
    },
    answerFlags: () => {
      rows = [];
      return infoReply;
    },
  });
  render(
    <StagePage stage={stage} at="/social/about" route="/social/about" isConnected>
      <StaffPart part="cities" />
    </StagePage>,
  );
  const item = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
  const openedIn = (row: HTMLElement, title: string): HTMLElement => {
    const summary = within(row).getByText(title);
    fireEvent.click(summary);
    return summary.parentElement as HTMLElement;
  };
  const name = await item('An insult');
  expect(within(name).getByRole('link').getAttribute('href')).toMatch(new RegExp(`/people/${lead}$`));
  const hiding = openedIn(name, staff['staff.flags.hide']);
  fill(hiding, partMessages.desk['acts.reason'], 'offensive');
  submit(hiding);
  await waitFor(() => expect(screen.queryByText('An insult')).toBeNull());
  const meetUp = openedIn(await item('An advert'), staff['staff.flags.hide']);
  fill(meetUp, partMessages.desk['acts.reason'], 'no meet-up');
  submit(meetUp);
  await waitFor(() => expect(screen.queryByText('An advert')).toBeNull());
  submit(openedIn(await item('No city'), staff['staff.flags.keep']));
  await waitFor(() => expect(screen.queryByText(staff['staff.flags'])).toBeNull());
  expect(stage.asked.filter(({ isSent }) => isSent).map(({ action, data }) => [action, data])).toEqual([
    ['HideName', { address: lead, isHidden: true, reason: 'offensive' }],
    ['HideMeetUp', { meetUp: 7, isHidden: true, reason: 'no meet-up' }],
    ['AnswerFlags', { kind: 'city', id: 'ph', reason: 'Reports answered: it stays' }],
  ]);
});

test('the staff show a meet-up again by its number', async () => {
  const stage = open(true);
  const form = await formOf(staff['staff.hide-meet-up']);
  submit(form);
  expect(await screen.findByText(staff['staff.wrong'])).toBeTruthy();
  expect(screen.getByText(partMessages.desk['acts.reason-missing'])).toBeTruthy();
  fill(form, staff['staff.hide-meet-up.of'], '7');
  fill(form, staff['staff.hide-name.is'], 'shown');
  fill(form, partMessages.desk['acts.reason'], 'A mistake');
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(sentOf(stage)).toEqual([
    { action: 'HideMeetUp', data: { meetUp: 7, isHidden: false, reason: 'A mistake' } },
  ]);
});

test('a change of the staff names a wallet', async () => {
  const stage = open(true);
  const form = await formOf(staff['staff.members']);
  submit(form);
  expect(await screen.findAllByText(staff['staff.wrong'])).toHaveLength(2);
  fill(form, staff['staff.field.remove'], ` ${lead} `);
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  const sent = stage.asked.find(({ isSent }) => isSent);
  expect(sent?.data).toEqual({ add: [], remove: [lead], reason: 'Staff changed' });
});

const startsAt = Date.UTC(2030, 3, 1, 12, 0, 0, 123);
const endsAt = startsAt + 7_200_000;
const roundOf = (number: number, state: string) => ({
  number,
  kind: 'meet-up',
  ref: String(number),
  title: `Round ${number}\u202E`,
  startsAt,
  endsAt,
  state,
});

/** The league's forms for a round, the first of a season of 30. */
async function openRounds(state: string) {
  const refusal = { code: undefined as string | undefined };
  const info = () => {
    if (refusal.code) throw new Error(refusal.code);
    return infoReply;
  };
  const newest = [
    ...Array.from({ length: 29 }, (_, index) => roundOf(30 - index, index % 2 === 0 ? 'ended' : 'cancelled')),
    roundOf(1, state),
  ];
  const stage = communityStage({
    mine: () => ({ organiserOf: [], leadOf: [], isStaff: true, isOwner: false }),
    league: ({ offset, limit }) => ({
      table: [],
      rounds: newest.slice(Number(offset), Number(offset) + Number(limit)),
      total: newest.length,
    }),
    changeRound: info,
    cancelRound: info,
  });
  render(
    <StagePage stage={stage} at="/social/athletics" route="/social/athletics" isConnected>
      <StaffPart part="league" />
    </StagePage>,
  );
  const choice = await screen.findByLabelText(staff['staff.field.round']);
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    staff['staff.field.round.pick'],
    '1 · Round 1',
  ]);
  fireEvent.change(choice, { target: { value: '1' } });
  return { stage, refusal };
}

test('the staff change a round that has not begun, and times that nobody touched stay to the millisecond', async () => {
  const { stage } = await openRounds('waiting');
  const form = await formOf(staff['staff.change-round']);
  fill(form, staff['staff.field.title'], ' Harbour ');
  fill(form, staff['staff.field.starts'], clockAt(endsAt + 60_000, ownZone()));
  submit(form);
  expect(await screen.findByText(staff['staff.wrong'])).toBeTruthy();
  fill(form, staff['staff.field.starts'], clockAt(startsAt + 3_600_000, ownZone()));
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent)).toEqual([
    {
      action: 'ChangeRound',
      isSent: true,
      data: {
        number: 1,
        title: 'Harbour',
        startsAt: startsAt + 3_600_000 - 123,
        endsAt,
        reason: 'Round changed',
      },
    },
  ]);
});

test('of a round that has begun only the title changes', async () => {
  const { stage } = await openRounds('open');
  const form = await formOf(staff['staff.change-round']);
  expect(screen.getByText(staff['staff.change-round.begun'])).toBeTruthy();
  expect(form.querySelector('input[type="datetime-local"]')).toBeNull();
  fill(form, staff['staff.field.title'], 'Quay');
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(stage.asked.find(({ isSent }) => isSent)?.data).toEqual({
    number: 1,
    title: 'Quay',
    startsAt,
    endsAt,
    reason: 'Round changed',
  });
});

test('a round is cancelled with a reason, and a refusal is shown', async () => {
  const { stage, refusal } = await openRounds('open');
  const form = await formOf(staff['staff.cancel-round']);
  expect(screen.getByText(/^“Round 1” is cancelled for everybody/)).toBeTruthy();
  submit(form);
  expect(await screen.findByText(partMessages.desk['acts.reason-missing'])).toBeTruthy();
  expect(stage.asked.some(({ isSent }) => isSent)).toBe(false);
  fill(form, partMessages.desk['acts.reason'], 'storm');

  refusal.code = 'league.over';
  submit(form);
  expect(await screen.findByText(en['error.league.over'])).toBeTruthy();
  refusal.code = undefined;
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent).at(-1)).toMatchObject({
    action: 'CancelRound',
    data: { number: 1, reason: 'storm' },
  });
});

const event = 'k'.repeat(43);
const potOf = {
  caps: { person: '100', pot: '1000' },
  admission: { by: 'tickets', events: [] },
  funded: '10000',
  free: '10000',
  reserved: '0',
  paid: '0',
  at: 1,
} as unknown as Pot;

/** The forms of the page of claims. */
function openClaimForms() {
  const info = () => infoReply;
  const stage = communityStage({
    mine: () => ({ organiserOf: [], leadOf: [], isStaff: true, isOwner: false }),
    info,
    rates: info,
    caps: info,
    admission: info,
    admit: info,
  });
  render(
    <StagePage stage={stage} at="/social/claim" route="/social/claim" isConnected>
      <StaffPart part="claim" pot={potOf} />
    </StagePage>,
  );
  return stage;
}

const sentOf = (stage: ReturnType<typeof openClaimForms>) =>
  stage.asked.filter(({ isSent }) => isSent).map(({ action, data }) => ({ action, data }));

test('rates of games and challenges above 0 are warned of, and others are not', async () => {
  const stage = openClaimForms();
  const form = await formOf(staff['staff.rates']);
  fill(form, staff['staff.rate.rainbow'], '5');
  fill(form, staff['staff.rate.game'], '0');
  expect(screen.queryByText(staff['staff.rates.playable'])).toBeNull();
  fill(form, staff['staff.rate.challenge'], '1');
  expect(screen.getByText(staff['staff.rates.playable'])).toBeTruthy();
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  const rates = { rainbow: '5', game: '0', challenge: '1' };
  expect(sentOf(stage)).toEqual([{ action: 'Rates', data: { rates, reason: 'Rates set' } }]);
});

test('the caps of a day are shown and changed, each alone', async () => {
  const stage = openClaimForms();
  const form = await formOf(staff['staff.caps']);
  expect(screen.getByText('Now: 100 for a person, 1000 for the pot.')).toBeTruthy();
  fill(form, staff['staff.caps.person'], '1.5');
  submit(form);
  expect(await screen.findByText(staff['staff.wrong'])).toBeTruthy();
  fill(form, staff['staff.caps.person'], '50');
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(sentOf(stage)).toEqual([{ action: 'Caps', data: { person: '50', reason: 'Caps set' } }]);
});

test('whom the community pays is called by its true name, and events need their processes', async () => {
  const stage = openClaimForms();
  const form = await formOf(staff['staff.admission']);
  expect(screen.getByText(`Now: ${partMessages.admission['admission.tickets']}`)).toBeTruthy();
  fill(form, partMessages.admission['admission.admitted'], 'anybody');
  expect(screen.getByText(staff['staff.admission.anybody-text'])).toBeTruthy();
  fill(form, partMessages.admission['admission.admitted'], 'events');
  submit(form);
  expect(await screen.findByText(partMessages.admission['admission.fault.no-event'])).toBeTruthy();
  fill(form, partMessages.admission['admission.other-events'], event);
  submit(form);
  expect(await screen.findByText(staff['staff.done'])).toBeTruthy();
  expect(sentOf(stage)).toEqual([
    { action: 'Admission', data: { admission: { by: 'events', events: [event] }, reason: 'Admission set' } },
  ]);
});

test('a batch of tickets is added at once, and its codes stay on this device', async () => {
  const stage = openClaimForms();
  fireEvent.click(await screen.findByText(staff['staff.tickets']));
  fireEvent.change(await screen.findByLabelText(partMessages.desk['tickets.count']), {
    target: { value: '3' },
  });
  fireEvent.click(screen.getByRole('button', { name: partMessages.desk['tickets.make.act'] }));
  await waitFor(() => expect(sentOf(stage)).toHaveLength(1));
  expect(sentOf(stage)).toMatchObject([
    { action: 'Admit', data: { batch: 1, count: 3, reason: 'Tickets added' } },
  ]);
});

test('other wallets see no forms', async () => {
  const stage = open(false);
  await waitFor(() => expect(stage.asked.map(({ action }) => action)).toEqual(['Mine']));
  expect(screen.queryByText(staff['staff.title'])).toBeNull();
});
