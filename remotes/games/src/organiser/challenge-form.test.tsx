import { leavePage } from '@rainbow-rabbit/parts/testing';
import type { Challenge } from '@rainbow-rabbit/processes/arcade/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import organiser from '../../locales/organiser/en.json';
import { type ArcadeStage, ArcadeStagePage, arcadeStage, stagePlace } from '../testing/arcade-stage';
import { ArcadeActDialog } from './act-dialog';
import { challengeForm } from './organiser-acts';
import { useOrganiserMessages } from './organiser-messages';

beforeEach(() => withMessages({ games: { ...en, ...organiser } }));
afterEach(leavePage);

const started = {
  slug: 'friday',
  name: 'Friday night',
  game: 'hyperstax',
  city: 'ph',
  startsAt: Date.now() - 3_600_001,
  endsAt: Date.now() + 86_400_001,
  pace: 2,
  sameCourse: true,
  isEnded: false,
  isHidden: false,
  organiser: 'o'.repeat(43),
  at: 1,
} as unknown as Challenge;

function ChallengeDialog(props: {
  stage: ArcadeStage;
  challenge: Challenge | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const { stage, challenge, ...calls } = props;
  const cities = [{ value: 'mumbai', label: 'Mumbai' }];
  const place = { arcade: stagePlace(stage), t: useOrganiserMessages() };
  return (
    <ArcadeActDialog
      act={challengeForm(place, { challenge, city: 'mumbai', cities, now: Date.now() })}
      {...calls}
    />
  );
}

function show(stage: ArcadeStage, challenge?: Challenge) {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  render(
    <ArcadeStagePage stage={stage} at="/">
      <ChallengeDialog stage={stage} challenge={challenge} onDone={onDone} onClose={onClose} />
    </ArcadeStagePage>,
  );
  return { onDone, onClose };
}

const field = (name: keyof typeof organiser) => screen.getByLabelText<HTMLInputElement>(organiser[name]);
const write = (name: keyof typeof organiser, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const sent = (stage: ArcadeStage) => stage.asked.filter(({ isSent }) => isSent);

test('a new challenge is sent as it was written, and its page is what comes next', async () => {
  const stage = arcadeStage();
  const { onDone, onClose } = show(stage);
  write('organiser.slug', ' spring-rush ');
  write('organiser.name', 'Spring rush');
  write('organiser.game', 'hyperstax');
  write('organiser.pace', '2');
  fireEvent.click(field('organiser.same-course'));
  send();
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith(
      expect.objectContaining({ slug: ' spring-rush ', game: 'hyperstax' }),
    ),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent(stage)).toMatchObject([
    {
      action: 'SetChallenge',
      data: {
        slug: 'spring-rush',
        name: 'Spring rush',
        game: 'hyperstax',
        city: 'mumbai',
        pace: 2,
        sameCourse: true,
        reason: 'Challenge made',
      },
    },
  ]);
});

test('a form with faults is not sent: each field says its own, and the first one has the focus', () => {
  const stage = arcadeStage();
  show(stage);
  write('organiser.slug', 'Spring Rush');
  write('organiser.endsAt', '2001-01-01T10:00');
  send();
  for (const fault of [
    'organiser.slug-invalid',
    'organiser.name-invalid',
    'organiser.endsAt-invalid',
  ] as const)
    expect(screen.getByText(organiser[fault])).toBeTruthy();
  expect(document.activeElement).toBe(field('organiser.slug'));
  write('organiser.slug', 'spring');
  expect(screen.queryByText(organiser['organiser.slug-invalid'])).toBeNull();
  expect(sent(stage)).toEqual([]);
});

test('of a challenge that has started only the name and the end can change', async () => {
  const stage = arcadeStage();
  const { onDone } = show(stage, started);
  expect(screen.getByText(organiser['organiser.started'])).toBeTruthy();
  const isFixed = (name: keyof typeof organiser) => field(name).disabled;
  expect(
    (['slug', 'game', 'city', 'startsAt', 'pace', 'same-course'] as const).map((name) =>
      isFixed(`organiser.${name}`),
    ),
  ).toEqual(Array(6).fill(true));
  expect([isFixed('organiser.name'), isFixed('organiser.endsAt')]).toEqual([false, false]);
  write('organiser.name', 'Saturday night');
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent(stage)).toMatchObject([
    { data: { name: 'Saturday night', startsAt: started.startsAt, endsAt: started.endsAt } },
  ]);
});

test('a refusal stays in the dialog, in words, and what was written stays with it', async () => {
  const stage = arcadeStage({
    setChallenge: () => {
      throw new Error('challenge.too-many');
    },
  });
  const { onDone, onClose } = show(stage);
  write('organiser.slug', 'spring');
  write('organiser.name', 'Spring');
  send();
  expect(await screen.findByText(en['error.challenge.too-many'])).toBeTruthy();
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  expect(field('organiser.name').value).toBe('Spring');
});
