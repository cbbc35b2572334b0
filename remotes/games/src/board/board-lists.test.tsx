import { leavePage } from '@rainbow-rabbit/parts/testing';
import { ticketText } from '@rainbow-rabbit/processes/admission/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import {
  type ArcadeStage,
  ArcadeStagePage,
  arcadeStage,
  mineOf,
  stageArcade,
  stagePlace,
} from '../testing/arcade-stage';
import { BoardLists } from './board-lists';

beforeEach(() => {
  localStorage.clear();
  withMessages({ games: en });
});
afterEach(leavePage);

const event = 'e'.repeat(43);
const person = 'w'.repeat(43);
const program = 'p'.repeat(43);
const row = (address: string, score: number) => ({
  place: 1,
  address,
  score,
  run: 'r'.repeat(43),
  runAt: 5,
});
const boards: ArcadeStage['answers'] = {
  board: ({ board, list }) => ({
    board,
    total: 1,
    others: 1,
    rows: [list === 'others' ? row(program, 9000) : row(person, 50)],
  }),
  names: () => ({ names: { [person]: 'Alia' } }),
};
const ticket = { batch: 1, index: 0, code: 'AAAAAAAAAAAAAA', path: '' };
const notAdmitted = (by: string, events: readonly string[] = []) => ({
  mine: () => mineOf({ isPerson: false, admission: 'new', admits: { by, events } }),
});

function show(stage: ArcadeStage, { at = '/games', isConnected = true } = {}) {
  return render(
    <ArcadeStagePage
      stage={stage}
      at={at}
      isConnected={isConnected}
      events={[{ slug: 'demo', process: event, name: 'Harbour Hunt' }]}
    >
      <BoardLists arcade={stagePlace(stage)} board="whac" label="Everybody" path="/games/whac" rows={10} />
    </ArcadeStagePage>,
  );
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

test('people have ranks, and everybody else stands in a list of their own, read once somebody looks', async () => {
  const stage = arcadeStage(boards);
  show(stage);
  expect(await screen.findByRole('link', { name: 'Watch: place 1, Alia, 50' })).toBeTruthy();
  expect(screen.getByText(en['board.proves'])).toBeTruthy();
  expect(screen.queryByText(en['admission.tickets'])).toBeNull();
  const details = screen.getByText('Everybody else: 1').closest('details') as HTMLDetailsElement;
  expect(stage.asked.some(({ data }) => data.list === 'others')).toBe(false);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByRole('link', { name: /^Watch: (?!place).*9,000$/ })).toBeTruthy();
});

test('somebody who is not admitted is told to bring a ticket, which the link of the page carries', async () => {
  const stage = arcadeStage({ ...boards, ...notAdmitted('tickets'), enter: () => mineOf() });
  show(stage);
  expect(await screen.findByText(en['admission.tickets-text'])).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(stage, { at: `/games?t=${ticketText(ticket)}` });
  await press(en['admission.use-ticket']);
  expect(await screen.findByText(en['admission.entered'])).toBeTruthy();
  expect(stage.asked.find(({ isSent }) => isSent)).toMatchObject({ action: 'Enter', data: { ticket } });
  // the arcade has taken it
  expect(localStorage.getItem(`rainbow-rabbit.games.ticket.${stageArcade}`)).toBeNull();
});

test('players of a listed event let it be asked, or are shown the way to it', async () => {
  const stage = arcadeStage({ ...boards, ...notAdmitted('events', [event]), enter: () => mineOf() });
  show(stage);
  expect(await screen.findByRole('link', { name: 'Play Harbour Hunt' })).toBeTruthy();
  await press(en['admission.ask']);
  expect(await screen.findByText(en['admission.entered'])).toBeTruthy();
  expect(stage.asked.find(({ isSent }) => isSent)?.action).toBe('Enter');
});

test('an event that knows no player says so', async () => {
  const refused = { isPerson: false, admission: 'refused', admits: { by: 'events', events: [event] } };
  const stage = arcadeStage({ ...boards, ...notAdmitted('events', [event]), enter: () => mineOf(refused) });
  show(stage);
  await press(en['admission.ask']);
  expect(await screen.findByText(en['error.admission.refused'])).toBeTruthy();
});

test('an arcade for anybody says what that is, and a visitor without a wallet is told of tickets', async () => {
  show(arcadeStage({ ...boards, ...notAdmitted('anybody') }));
  expect(await screen.findByText(en['admission.anybody'])).toBeTruthy();
  cleanup();
  show(arcadeStage(boards), { isConnected: false });
  expect(await screen.findByText(en['admission.tickets'])).toBeTruthy();
});
