import { makeTickets, type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import type { Contest, Mine } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { ContestStagePage, contestOf, contestStage, mineOf, stageContest } from '../testing/contest-stage';
import { SignupPage } from './signup-page';

beforeEach(() => {
  withMessages({ minibuild: en });
  localStorage.clear();
  sessionStorage.clear();
});

const person: Mine['person'] = { person: 1, nickname: 'Ann', hasContact: false, signedUpAt: 1 };
const ownTeam = {
  team: 3,
  name: 'Carrots',
  captain: 1,
  members: [{ person: 1, address: 'v'.repeat(43), nickname: 'Ann' }],
  invites: 0,
  openInvites: [],
} as unknown as NonNullable<Mine['team']>;
const entry = {
  entry: 7,
  kind: 'link',
  title: 'A burrow',
  team: { team: 3, name: 'Ann' },
  submittedAt: 1,
  changedAt: 1,
  revisions: 1,
  message: 'm'.repeat(43),
  links: ['https://example.org/'],
  people: [],
  history: [],
} as unknown as NonNullable<Mine['entry']>;

interface Shown {
  phase?: Contest['phase'];
  mine?: Partial<Mine>;
  answers?: Parameters<typeof contestStage>[0];
  isConnected?: boolean;
  hasContest?: boolean;
  query?: string;
}

/** Shows the page of somebody in a contest. */
function show({ phase = 'signUp', mine = {}, answers = {}, query = '', ...props }: Shown) {
  const stage = contestStage({ contest: () => contestOf(phase), mine: () => mineOf(mine), ...answers });
  const page = render(
    <ContestStagePage stage={stage} at={`/mini-build/signup${query}`} {...props}>
      <SignupPage />
    </ContestStagePage>,
  );
  return { stage, page };
}

const sent = ({ asked }: ReturnType<typeof show>['stage']) =>
  asked
    .filter(({ isSent }) => isSent)
    .map(({ action, data: { sequence, ...data } }) => {
      expect(sequence).toBeGreaterThan(0);
      return [action, data];
    });

/** Returns the answer that refuses a message by a code. */
const refuse = (code: string) => () => {
  throw new Error(code);
};

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('where no contest is named, the page leads to what there is without one', () => {
  show({ hasContest: false });
  expect(screen.getByText('No contest is on here')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Make a meme/ }).getAttribute('href')).toBe('/mini-build/make');
});

test('somebody without a wallet fills the form in and is asked for one; a reload keeps what was typed', async () => {
  const { page, stage } = show({ isConnected: false });
  await screen.findByLabelText('Nickname');
  type('Nickname', 'Ann');
  expect(screen.getByRole('button', { name: 'Connect a wallet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  page.unmount();
  show({ isConnected: false });
  await act(async () => undefined);
  expect((screen.getByLabelText('Nickname') as HTMLInputElement).value).toBe('Ann');
  expect(sent(stage)).toEqual([]);
});

test('a contest that the network does not list says so, and asks for no e-mail before it is trusted', async () => {
  const facts = contestOf('signUp').facts;
  const contest = () => contestOf('signUp', { facts: facts && { ...facts, contactKey: 'B'.repeat(87) } });
  const mine = () => mineOf({ person });
  const { page } = show({ answers: { contest }, query: `?contest=${'g'.repeat(43)}` });
  expect(await screen.findByRole('button', { name: 'I trust them, go on' })).toBeTruthy();
  expect(screen.getByText('This contest is not listed by this app')).toBeTruthy();
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  page.unmount();
  // A process that invents a sign-up gets no e-mail by its change, either.
  const { page: invented } = show({ answers: { contest, mine }, query: `?contest=${'g'.repeat(43)}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Change my details' }));
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I trust them, go on' }));
  expect(screen.getByLabelText('Email')).toBeTruthy();
  invented.unmount();
  show({ answers: { contest }, query: `?contest=${stageContest}` });
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(screen.queryByText('This contest is not listed by this app')).toBeNull();
});

test('a sign-up whose answer was lost is read anew, and shows where it has arrived', async () => {
  let isSignedUp = false;
  const { stage } = show({
    answers: {
      mine: () => mineOf(isSignedUp ? { person } : {}),
      signUp: () => {
        isSignedUp = true;
        throw new AppError('ao.timeout', { retryable: true });
      },
    },
  });
  await screen.findByLabelText('Nickname');
  type('Nickname', 'Ann');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('button', { name: 'Change my details' })).toBeTruthy();
  expect(sent(stage)).toHaveLength(1);
});

test('the rules of the form speak before anything is sent, and one message signs up', async () => {
  const { stage } = show({
    answers: { signUp: ({ nickname }) => mineOf({ person: { ...person, nickname: String(nickname) } }) },
  });
  await screen.findByLabelText('Nickname');
  type(/^Website/, 'http://example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(screen.getByText('It must be a whole address that begins with https://')).toBeTruthy();
  expect(screen.getByText('Nobody takes part without agreeing to the rules.')).toBeTruthy();
  expect(sent(stage)).toEqual([]);
  type('Nickname', ' Ann ');
  type(/^Website/, 'https://münchen.example');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('Signed up as Ann')).toBeTruthy();
  expect(sent(stage)).toEqual([['SignUp', { nickname: 'Ann', website: 'https://xn--mnchen-3ya.example/' }]]);
});

const ticketBatch = makeTickets({
  process: 'k'.repeat(43) as ProcessId,
  batch: 1,
  count: 2,
  random: (bytes) => new Uint8Array(bytes).fill(7),
});

/** Fills the form in and sends it. */
async function send() {
  await screen.findByLabelText('Nickname');
  type('Nickname', 'Ann');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('a ticket of the link is kept, and used before the sign-up', async () => {
  const [ticket] = ticketBatch.tickets as [Ticket];
  let admission: Mine['admission'] = 'new';
  const answers = {
    mine: () => mineOf({ admission }),
    enter: () => {
      admission = 'admitted';
      return mineOf({ admission });
    },
    signUp: () => mineOf({ admission, person }),
  };
  const first = show({ answers, query: `?t=${ticketText(ticket)}` });
  expect(await screen.findByText(en['admission.ticket-here'])).toBeTruthy();
  first.page.unmount();
  const { stage } = show({ answers });
  await send();
  expect(await screen.findByText('Signed up as Ann')).toBeTruthy();
  expect(sent(stage)).toEqual([
    ['Enter', { ticket }],
    ['SignUp', { nickname: 'Ann' }],
  ]);
});

test('without a ticket the form says that one is needed', async () => {
  show({ mine: { admission: 'new' }, answers: { enter: refuse('ticket.missing') } });
  expect(await screen.findByText(en['admission.tickets.text'])).toBeTruthy();
  await send();
  expect(await screen.findByText(en['error.ticket.missing'])).toBeTruthy();
});

test.each([
  ['refused', en['error.admission.refused']],
  ['admitted', 'Signed up as Ann'],
] as const)('an event is asked about a player, who is %s: %s', async (answer, words) => {
  const base = contestOf('signUp');
  const facts = { ...base.facts, admission: { by: 'events' as const, events: [] } } as Contest['facts'];
  let admission: Mine['admission'] = 'new';
  const { stage } = show({
    answers: {
      contest: () => ({ ...base, facts }),
      mine: () => {
        if (admission === 'asked') admission = answer;
        return mineOf({ admission });
      },
      enter: () => {
        admission = 'asked';
        return mineOf({ admission });
      },
      signUp: () => mineOf({ admission, person }),
    },
  });
  expect(await screen.findByText(en['admission.events.text'])).toBeTruthy();
  await send();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent(stage)[0]).toEqual(['Enter', {}]);
});

test('a contest for anybody says what its votes are worth', async () => {
  const base = contestOf('signUp');
  const facts = { ...base.facts, admission: { by: 'anybody' as const, events: [] } } as Contest['facts'];
  show({ answers: { contest: () => ({ ...base, facts }) } });
  expect(await screen.findByText(en['admission.anybody'])).toBeTruthy();
});

test('a nickname that somebody else has is said so at its field', async () => {
  show({
    answers: {
      signUp: () => {
        throw new Error('person.name-taken');
      },
    },
  });
  await screen.findByLabelText('Nickname');
  type('Nickname', 'Ann');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('Somebody else has this nickname. Choose another one.')).toBeTruthy();
  expect(screen.getByLabelText('Nickname').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['draft', {}, 'Sign-up isn’t open yet.'],
  ['voting', {}, 'Sign-up is over'],
  ['results', {}, 'Sign-up is over'],
  ['building', { person: { ...person, removedFor: 'Spam' } }, 'Their reason: Spam'],
] as const)('in %s, %j, the page says: %s', async (phase, mine, words) => {
  show({ phase, mine });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByLabelText('Nickname')).toBeNull();
});

test('a link of a team lets a person join by one of its open codes', async () => {
  const team = {
    team: 3,
    name: 'Carrots',
    captain: 2,
    members: [{ person: 2, address: 'b'.repeat(43), nickname: 'Bob' }],
    invites: 4,
    openInvites: [2],
  };
  const { stage } = show({
    mine: { person },
    answers: { team: () => team, joinTeam: () => mineOf({ person, team: team as never }) },
    query: `?team=3&join=${'x'.repeat(22)}`,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByRole('heading', { name: 'Team Carrots' })).toBeTruthy();
  expect(sent(stage)).toEqual([
    ['JoinTeam', { team: 3, index: 2, code: expect.stringMatching(/^[\w-]{43}$/) }],
  ]);
});

test('a member leaves only after a question', async () => {
  const { stage } = show({
    mine: { person, team: ownTeam },
    answers: { leaveTeam: () => mineOf({ person }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the team' }));
  expect(sent(stage)).toEqual([]);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/You are the last member/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave the team' }));
  expect(await screen.findByRole('heading', { name: 'Alone or together?' })).toBeTruthy();
  expect(sent(stage)).toEqual([['LeaveTeam', {}]]);
});

test('a team reads why the staff hide its name, and a nickname that is hidden with it can’t change', async () => {
  const { stage } = show({
    phase: 'building',
    mine: {
      person: { ...person, nickname: '#3', hasHiddenName: true },
      team: { ...ownTeam, name: '#3', hiddenFor: 'Offensive name' },
    },
    answers: { signUp: refuse('person.name-hidden') },
  });
  expect(await screen.findByText('Offensive name')).toBeTruthy();
  expect(screen.getByText(/^Everybody sees #3 in its place/)).toBeTruthy();
  expect(screen.getByText(en['signup.name-hidden'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en['signup.change'] }));
  type(en['signup.nickname'], 'Another');
  fireEvent.click(screen.getByRole('checkbox', { name: en['signup.agree'] }));
  fireEvent.click(screen.getByRole('button', { name: en['signup.save'] }));
  expect(await screen.findByText(en['error.person.name-hidden'])).toBeTruthy();
  expect(sent(stage)).toEqual([['SignUp', { nickname: 'Another' }]]);
});

test('a link is submitted by one message; what was typed survives a reload until then', async () => {
  const shown = { phase: 'building', mine: { person } } as const;
  const { page } = show(shown);
  fireEvent.click(await screen.findByRole('radio', { name: 'Link' }));
  type('Title', 'A burrow');
  page.unmount();
  const { stage } = show({ ...shown, answers: { submit: () => mineOf({ person, entry }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('This field is required')).toBeTruthy();
  type('Link 1', 'https://example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('It is in the contest')).toBeTruthy();
  expect(sent(stage)).toEqual([
    ['Submit', { kind: 'link', title: 'A burrow', links: ['https://example.org/'] }],
  ]);
  expect(localStorage.getItem(`rainbow-rabbit.minibuild.entry.${'k'.repeat(43)}`)).toBeNull();
});

test('a submission that comes too late is refused in words, and the draft stays', async () => {
  const { stage } = show({
    phase: 'building',
    mine: { person },
    answers: {
      submit: () => {
        stage.answers.contest = () => contestOf('voting');
        throw new Error('contest.phase');
      },
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Link' }));
  type('Title', 'A burrow');
  type('Link 1', 'https://example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByText('Your draft wasn’t submitted in time. It stays on this device.'),
  ).toBeTruthy();
});

test('after the deadline the captain can withdraw the entry, and nobody can change it', async () => {
  const { stage } = show({
    phase: 'voting',
    mine: { person, team: ownTeam, entry },
    answers: { withdraw: () => mineOf({ person, team: ownTeam, entry: { ...entry, isWithdrawn: true } }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the entry' }));
  expect(screen.queryByRole('button', { name: 'Change the entry' })).toBeNull();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/for good/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the entry' }));
  await waitFor(() => expect(screen.getByText('This entry is withdrawn.')).toBeTruthy());
  expect(sent(stage)).toEqual([['Withdraw', {}]]);
});

test('after the deadline no other member is offered to withdraw the entry', async () => {
  show({ phase: 'voting', mine: { person, team: { ...ownTeam, captain: 2 }, entry } });
  expect(await screen.findByRole('link', { name: 'See it' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw the entry' })).toBeNull();
});
