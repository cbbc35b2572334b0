import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import board from '../../locales/board/en.json';
import en from '../../locales/en.json';
import { type CommunityStage, communityStage, StagePage, stageVisitor } from '../testing/community-stage';
import { BoardsPage } from './boards-page';

const boards = () => ({ total: 0, boards: [] });

/** A community that knows one name, and lets it be changed to any but Ann. */
function namedStage(name?: string): CommunityStage {
  let given = name;
  return communityStage({
    boards,
    names: () => ({ names: given ? { [stageVisitor]: given } : {} }),
    profile: (data) => {
      if (data.name === 'Ann') throw new Error('profile.name-taken');
      given = String(data.name);
      return given ? { name: given } : {};
    },
  });
}

function unfold(stage: CommunityStage) {
  render(
    <StagePage stage={stage} at="/social/leaderboard" route="/social/leaderboard">
      <BoardsPage />
    </StagePage>,
  );
  const label = screen.getByText(board['board.name.label']);
  expect(stage.asked.map(({ action }) => action)).not.toContain('Names');
  fireEvent.click(label);
  fireEvent(label.closest('details') as HTMLElement, new Event('toggle'));
}

async function open(stage: CommunityStage) {
  unfold(stage);
  return screen.findByLabelText<HTMLInputElement>(board['board.name']);
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: board['board.name.save'] });
const names = (stage: CommunityStage) =>
  stage.asked.filter(({ isSent }) => isSent).map(({ data }) => data.name);

beforeEach(() => withMessages({ social: { ...en, ...board } }));

test('a wallet gets a name by one act, and another that is taken is refused in words', async () => {
  const stage = namedStage();
  const field = await open(stage);
  expect([field.value, save().disabled]).toEqual(['', true]);
  fireEvent.change(field, { target: { value: ' Ann ' } });
  fireEvent.click(save());
  expect(await screen.findByText(en['error.profile.name-taken'])).toBeTruthy();
  expect(field.value).toBe(' Ann ');
  fireEvent.change(field, { target: { value: 'Anna' } });
  fireEvent.click(save());
  expect(await screen.findByText(board['board.name.saved'])).toBeTruthy();
  expect(field.value).toBe('Anna');
  expect(names(stage)).toEqual(['Ann', 'Anna']);
});

test('the empty text takes the name away', async () => {
  const stage = namedStage('Bea');
  const field = await open(stage);
  expect(field.value).toBe('Bea');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(save());
  expect(await screen.findByText(board['board.name.saved'])).toBeTruthy();
  expect(names(stage)).toEqual(['']);
});

test('a name that the staff hide can’t change, and its person reads why', async () => {
  const stage = namedStage();
  const mine = () => ({
    organiserOf: [],
    leadOf: [],
    isStaff: false,
    isOwner: false,
    hiddenFor: 'Offensive',
  });
  const hidden = communityStage({ ...stage.answers, mine });
  unfold(hidden);
  expect(await screen.findByText('The staff hide your name: Offensive')).toBeTruthy();
  expect(screen.queryByLabelText(board['board.name'])).toBeNull();
});
